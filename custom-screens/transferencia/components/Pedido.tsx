import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UnidadeTransferencia } from '#schemas/shapes/transferencia.ts';
import { atoEmLotePath } from '#src/conteudo/content-path.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { askedFilter, type Filtro } from '../filtro.ts';
import { useTransferir } from '../queries.ts';
import styles from '../Transferencia.module.css';

interface PedidoProps {
  readonly de: UnidadeTransferencia | undefined;
  readonly para: UnidadeTransferencia | undefined;
  readonly filtro: Filtro;
  /** How many the filter has. */
  readonly total: number;
  readonly exato: boolean;
  /** Only these; none: all of the filter. */
  readonly chosen: ReadonlySet<number>;
  readonly onClear: () => void;
}

/** Why, how many, and the last question before they pass. */
export const Pedido = ({ de, para, filtro, total, exato, chosen, onClear }: PedidoProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { act, isPending } = useTransferir();
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<HttpProblem>();
  const count = chosen.size > 0 ? chosen.size : total;
  const missing =
    de === undefined || para === undefined
      ? text('transferencia.escolhaUnidades')
      : count === 0
        ? text('transferencia.nada')
        : undefined;
  const noReason = motivo.trim() === '' ? text('transferencia.informeMotivo') : undefined;

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (missing === undefined && noReason === undefined) setAsking(true);
  };
  const send = async (): Promise<void> => {
    if (!de || !para || isPending) return;
    try {
      const lote = await act({
        body: {
          deUnidadeId: de.id,
          paraUnidadeId: para.id,
          motivo: motivo.trim(),
          ...(chosen.size > 0 ? { ids: [...chosen] } : askedFilter(filtro)),
        },
      });
      void navigate(atoEmLotePath(lote.id), { state: { from: '/principal/transferencia' } });
    } catch (error) {
      setAsking(false);
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error);
    }
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-label={text('transferencia.pedido')}>
      {problem && (
        <Note tone="rubro" alert>
          {problem.erros[0]?.mensagem ?? problem.message}
        </Note>
      )}
      <p className={styles.count} role="status">
        {chosen.size > 0
          ? text('transferencia.escolhidos', { count: chosen.size })
          : exato
            ? text('transferencia.todosDoFiltro', { count: total })
            : text('transferencia.demais')}
      </p>
      {chosen.size > 0 && (
        <Button className={styles.clear} size="small" variant="text" onClick={onClear}>
          {text('transferencia.limpar')}
        </Button>
      )}
      <TextInput
        id="motivo"
        label={text('transferencia.motivo')}
        help={text('transferencia.motivoAjuda')}
        error={tried ? noReason : undefined}
        value={motivo}
        onChange={(event) => setMotivo(event.target.value)}
        inputProps={{ maxLength: 1000 }}
        multiline
        minRows={3}
        required
      />
      {tried && missing !== undefined && (
        <Note tone="rubro" alert>
          {missing}
        </Note>
      )}
      <Button type="submit" variant="contained">
        {text('transferencia.transferir')}
      </Button>
      <p className="xs mut">{text('transferencia.comoFica')}</p>
      <ConfirmDialog
        open={asking}
        title={text('transferencia.confirmar', {
          count,
          de: de?.sigla ?? '',
          para: para?.sigla ?? '',
        })}
        confirmLabel={text('transferencia.transferir')}
        busy={isPending}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        {text('transferencia.confirmarTexto')}
      </ConfirmDialog>
    </form>
  );
};
