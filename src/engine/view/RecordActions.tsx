import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Action } from '#schemas/generated-definition.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Button } from '@mui/material';
import type { BarAction } from '#src/ui/bar-action.ts';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { ActionDialog, asksFirst } from '../action/ActionDialog.tsx';
import { useRunAction } from '../action/use-run-action.ts';
import { registerPath } from '../paths.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';

interface Props {
  record: RegisterRecord;
  /** Only the buttons that the definition declares: the record is already in its form. */
  declared?: boolean;
}

/** What may be done with the record; what may not stays in its place and says why. */
export function RecordActions({ record, declared = false }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { place } = useRegister();
  const [removing, setRemoving] = useState(false);
  const own = useOwnActions(record);
  const acoes = (record.acoes ?? []).filter((acao): acao is Acao => typeof acao !== 'string');
  const reason = ({ permitida, motivo }: Acao): string | undefined =>
    permitida ? undefined : (motivo ?? text('cadastro.consulta.semMotivo'));
  const standard = (
    nome: string,
    label: string,
    icon: LucideIcon,
    extra: Partial<BarAction>,
    perform: () => void,
  ): BarAction[] =>
    acoes
      .filter((acao) => acao.nome === nome)
      .map((acao) => ({ id: nome, label, icon, motivo: reason(acao), ...extra, perform }));
  const [near, far] = besideEdit(
    own.actions.map(({ name, title }) => ({
      id: name,
      label: title,
      motivo: acoes.filter((acao) => acao.nome === name).map(reason)[0],
      busy: own.running === name,
      perform: () => own.ask(name),
    })),
  );
  const edit = (): void => void navigate(registerPath.edit(place, record.id));
  const actions = [
    ...(declared
      ? []
      : standard('edit', text('cadastro.editar'), Pencil, { primary: true, shortcut: 'e' }, edit)),
    ...near,
  ];
  const more = [
    ...far,
    ...(declared
      ? []
      : standard('remove', text('cadastro.excluir'), Trash2, { destructive: true }, () => setRemoving(true))),
  ];
  if (actions.length + more.length === 0) return null;
  return (
    <>
      {[...actions].reverse().map((action) => (
        <RecordButton key={action.id} action={action} />
      ))}
      {more.length > 0 && <MoreActions actions={more} />}
      {own.dialog}
      {removing && (
        <RemoveDialog
          record={record}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(registerPath.list(place))}
        />
      )}
    </>
  );
}

/** The most acts of a definition that stand beside "Editar". */
const mostBeside = 2;

/** Few acts stand side by side; of many, the first that may be done now, and the others in "Mais ações". */
function besideEdit(acts: readonly BarAction[]): [near: readonly BarAction[], far: readonly BarAction[]] {
  if (acts.length <= mostBeside) return [acts, []];
  const near = acts.filter(({ motivo }) => motivo === undefined).slice(0, mostBeside);
  return [near, acts.filter((act) => !near.includes(act))];
}

function RecordButton({ action }: { action: BarAction }) {
  const { label, icon: Icon, primary, motivo, busy, perform } = action;
  if (motivo !== undefined) return <ExplainedButton motivo={motivo}>{label}</ExplainedButton>;
  return (
    <Button
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'inherit'}
      startIcon={Icon && <Icon aria-hidden />}
      loading={busy ?? null}
      onClick={perform}
    >
      {label}
    </Button>
  );
}

/** The buttons that the definition declares on a record. */
function useOwnActions(record: RegisterRecord) {
  const { place } = useRegister();
  const start = useRunAction();
  const [running, setRunning] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<Action | undefined>(undefined);
  const allowed = (record.acoes ?? []).map((acao) => (typeof acao === 'string' ? acao : acao.nome));
  const actions = (place.register.definicao.actions ?? []).filter(
    ({ name, on }) => on === 'record' && allowed.includes(name),
  );

  const run = async (action: Action): Promise<void> => {
    setRunning(action.name);
    try {
      await start(action, record.id);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notifyProblem(error);
    } finally {
      setRunning(undefined);
    }
  };
  const ask = (name: string): void => {
    const action = actions.find((each) => each.name === name);
    if (action && asksFirst(action)) setAsked(action);
    else if (action) void run(action);
  };
  const dialog = asked && <ActionDialog action={asked} id={record.id} onClose={() => setAsked(undefined)} />;
  return { actions, running, ask, dialog };
}
