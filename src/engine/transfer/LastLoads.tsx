import { Button } from '@mui/material';
import { useState } from 'react';
import type { Importacao, ImportacaoAlterados } from '#schemas/shapes/importacao.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { notify } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { isRunning, stateOf, useLastLoads, useLoadActs } from './use-load.ts';
import styles from './Transfer.module.css';

interface Props {
  current: number | undefined;
  onShow: (id: number) => void;
}

/** The loads of this register, newest first: see one again, take one back. */
export function LastLoads({ current, onShow }: Props) {
  const text = useText();
  const { data, error, refetch } = useLastLoads();
  const [undoing, setUndoing] = useState<Importacao>();
  if (error)
    return <ErrorState error={error} title={text('carga.ultimas.falha')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <Sheet flush title={text('carga.ultimas.titulo')}>
      {data.itens.length === 0 ? (
        <p className={styles.empty}>{text('carga.ultimas.vazia')}</p>
      ) : (
        <PlainTable label={text('carga.ultimas.titulo')}>
          <thead>
            <tr>
              <th scope="col">{text('carga.ultimas.arquivo')}</th>
              <th scope="col">{text('carga.ultimas.quando')}</th>
              <th scope="col">{text('carga.ultimas.quem')}</th>
              <th scope="col">{text('carga.ultimas.situacao')}</th>
              <th scope="col">
                <span className="vh">{text('cadastro.lista.acoes')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.itens.map((load) => (
              <LoadRow
                key={load.id}
                load={load}
                current={load.id === current}
                onShow={() => onShow(load.id)}
                onUndo={() => setUndoing(load)}
              />
            ))}
          </tbody>
        </PlainTable>
      )}
      {undoing && <UndoDialog load={undoing} onShow={onShow} onClose={() => setUndoing(undefined)} />}
    </Sheet>
  );
}

interface RowProps {
  load: Importacao;
  current: boolean;
  onShow: () => void;
  onUndo: () => void;
}

function LoadRow({ load, current, onShow, onUndo }: RowProps) {
  const text = useText();
  const { arquivo, criadaEm, criadaPor, situacao, incluir, alterar, processadas, linhas, acoes } = load;
  const undo = acoes.find(({ nome }) => nome === 'desfazer');
  const { cancel } = useLoadActs();
  const mayCancel = acoes.some(({ nome, permitida }) => nome === 'cancelar' && permitida);
  return (
    <tr aria-current={current ? 'true' : undefined}>
      <td>
        <Button
          variant="text"
          size="small"
          aria-label={text('carga.ultimas.abrir', { arquivo })}
          onClick={onShow}
        >
          {arquivo}
        </Button>
      </td>
      <td className="num">{formatMoment(criadaEm)}</td>
      <td>{criadaPor}</td>
      <td>
        {text(stateOf(load))}
        <span className="sm mut num">
          {isRunning(load) && ` · ${text('carga.progresso', { n: processadas, total: linhas })}`}
          {situacao === 'CONCLUIDA' && ` · ${text('carga.ultimas.conta', { incluir, alterar })}`}
        </span>
      </td>
      <td>
        {mayCancel && (
          <Button
            size="small"
            aria-label={text('carga.ultimas.cancelarDe', { arquivo })}
            disabled={cancel.isPending}
            onClick={() =>
              cancel.mutate(load.id, {
                onSuccess: () => notify(text('carga.ultimas.cancelada', { arquivo })),
              })
            }
          >
            {text('carga.ultimas.cancelar')}
          </Button>
        )}
        {undo?.permitida && (
          <Button size="small" aria-label={text('carga.ultimas.desfazerDe', { arquivo })} onClick={onUndo}>
            {text('carga.ultimas.desfazer')}
          </Button>
        )}
        {undo && !undo.permitida && situacao === 'CONCLUIDA' && (
          <ExplainedButton motivo={undo.motivo ?? ''}>{text('carga.ultimas.desfazer')}</ExplainedButton>
        )}
      </td>
    </tr>
  );
}

function UndoDialog({
  load: { id, arquivo },
  onShow,
  onClose,
}: {
  load: Importacao;
  onShow: (id: number) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { undo } = useLoadActs();
  const perform = async (): Promise<void> => {
    try {
      const load = await undo.mutateAsync(id);
      onClose();
      if (isRunning(load)) onShow(id);
      else notify(text('carga.ultimas.desfeita', { arquivo }));
    } catch (error) {
      // the refusal stays in the dialog, from the mutation itself
      if (!(error instanceof HttpProblem)) throw error;
    }
  };
  const refusal = undo.error instanceof HttpProblem ? undo.error : undefined;
  return (
    <ConfirmDialog
      open
      destructive
      busy={undo.isPending}
      title={text('carga.ultimas.pergunta', { arquivo })}
      confirmLabel={text('carga.ultimas.desfazer')}
      onConfirm={() => void perform()}
      onClose={onClose}
    >
      {refusal ? (
        <div role="alert">
          <p>{refusal.message}</p>
          <ul>
            {changedRecords(refusal).map(({ linha, rotulo, id: record, motivo }) => (
              <li key={record}>
                {text('carga.ultimas.linha', { linha, rotulo: rotulo ?? `nº ${record}`, motivo })}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        text('carga.ultimas.efeito')
      )}
    </ConfirmDialog>
  );
}

function changedRecords({ payload }: HttpProblem): ImportacaoAlterados['registros'] {
  if (typeof payload !== 'object' || payload === null || !('registros' in payload)) return [];
  return (payload as ImportacaoAlterados).registros;
}
