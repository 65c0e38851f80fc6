import { useDataProvider, useRefresh } from 'react-admin';
import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { useRegister } from './RegisterContext.tsx';
import type { RegisterRecord } from './register.ts';
import { usesOf } from './uses.ts';

/** Why a record stays, with the list of where it is used when the server gave it. */
function RemoveRefusal({ problem }: { problem: HttpProblem }) {
  const text = useText();
  const uses = usesOf(problem);
  return (
    <div role="alert">
      <p>{problem.message}</p>
      {uses.length > 0 && (
        <>
          <h3>{text('cadastro.exclusao.usos')}</h3>
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Props {
  record: RegisterRecord;
  onClose: () => void;
  /** Where to go afterwards; by default the list is read again. */
  onRemoved?: () => void;
}

/** Asks, removes, and says why when the record has to stay. */
export function RemoveDialog({ record, onClose, onRemoved }: Props) {
  const text = useText();
  const { resource, one, gender, nameOf } = useRegister();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | undefined>(undefined);
  const registro = nameOf(record);

  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await provider.delete(resource, { id: record.id, previousData: record });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error);
      setBusy(false);
      return;
    }
    notify(text(`cadastro.exclusao.feita.${gender}`, { registro }));
    onClose();
    (onRemoved ?? refresh)();
  };
  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={text('cadastro.exclusao.pergunta', { registro })}
      confirmLabel={problem ? text('cadastro.tentarDeNovo') : text('cadastro.exclusao.acao', { nome: one })}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {problem ? <RemoveRefusal problem={problem} /> : text('cadastro.exclusao.efeito')}
    </ConfirmDialog>
  );
}
