import { CalendarClock, Files } from 'lucide-react';
import { useNavigate } from 'react-router';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/generated.ts';
import { ContentActions, type KindActs } from '#src/conteudo/atos/ContentActions.tsx';
import {
  edicaoPath,
  imprimirPecasPath,
  recorrentePath,
  tramitePath,
  vinculadoPath,
} from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { can } from '#src/session/can.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { processoName } from '../processo-name.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { JuntarDocumento } from './JuntarDocumento.tsx';
import { RelacionarProcesso } from './RelacionarProcesso.tsx';

interface ProcessoActionsProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
}

/** The acts of a process: those of every content, and its own. */
export const ProcessoActions = ({ processo, acts }: ProcessoActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSignedIn();
  const paper: readonly BarAction[] = [
    {
      id: 'imprimirPecas',
      permission: 'imprimirDocumento',
      label: text('processoConsulta.imprimirPecas'),
      icon: Files,
      perform: () => void navigate(imprimirPecasPath(processo.id)),
    },
    {
      id: 'recorrencia',
      permission: 'processoRecorrente',
      label: text('processoConsulta.recorrencia'),
      icon: CalendarClock,
      perform: () => void navigate(recorrentePath(processo.id)),
    },
  ].filter(({ id, permission }) => can(session, permission) && (id !== 'recorrencia' || processo.fase === 1));
  const { id } = processo;
  const edit = (): void => void navigate(edicaoPath(id, tipoConteudo.processo));
  const own: KindActs = {
    direct: {
      editar: edit,
      concluir: edit,
      tramitar: () => void navigate(tramitePath([id], tipoConteudo.processo)),
      criarDocumento: () => void navigate(vinculadoPath(id)),
    },
    dialogs: {
      juntarPeca: (close) => <JuntarDocumento processo={processo} acts={acts} onClose={close} />,
      relacionar: (close) => <RelacionarProcesso processo={processo} acts={acts} onClose={close} />,
    },
  };
  return (
    <ContentActions
      conteudo={processo}
      name={processoName(processo)}
      acts={acts}
      own={own}
      paper={paper}
      onPrint={() => print()}
    />
  );
};
