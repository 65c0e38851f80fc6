import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { LoteSolicitacoesFeito } from '#schemas/shapes/lote-solicitacoes.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { consultaPath } from '../content-path.ts';
import { contentReads } from '../content-reads.ts';
import { itemName } from '../item-name.ts';
import { PickField } from '../PickField.tsx';
import { LoteFields } from './LoteFields.tsx';
import { useLoteForm } from './use-lote-form.ts';
import styles from './Lote.module.css';

interface PorEmLoteSolicitacoesDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
}

const offered = 30;

/** Takes requests that were chosen together, in a new lot or in one of the unit, and says what did not enter and why. */
export const PorEmLoteSolicitacoesDialog = ({ ids, onClose }: PorEmLoteSolicitacoesDialogProps) => {
  const text = useText();
  const [titleId, pickId] = [useId(), useId()];
  const unidade = useSignedIn().dados.departamento.sigla;
  const [lote, setLote] = useState<ItemCaixa>();
  const [done, setDone] = useState<LoteSolicitacoesFeito>();
  const criar = useAct(loteSolicitacoesApi.criar, { refresh: contentReads, ownError: true });
  const incluir = useAct(loteSolicitacoesApi.incluir, { refresh: contentReads, ownError: true });
  const conteudoIds = [...new Set(ids)];
  const form = useLoteForm(
    {
      assunto: text('loteSolicitacoesTela.por.sugestao', { unidade, dia: formatDay(new Date()) }),
      observacoes: '',
    },
    async (escrito) => {
      if (!lote) return setDone(await criar.act({ body: { ...escrito, conteudoIds } }));
      const { id, numero = '' } = lote;
      const { resultados } = await incluir.act({ params: { id }, body: { conteudoIds } });
      setDone({ id, numero, resultados });
    },
  );
  const title = text('loteSolicitacoesTela.por.titulo', { count: ids.length });
  const { close, question } = useCloseUnlessTyped(form.changed, title, onClose);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  if (done)
    return (
      <ResultDialog
        title={text('loteSolicitacoesTela.por.entraram', {
          count: done.resultados.filter(({ ok }) => ok).length,
          numero: done.numero,
        })}
        results={done.resultados}
        next={
          <Button
            variant="contained"
            color="primary"
            autoFocus
            component={Link}
            to={consultaPath(done.id, tipoConteudo.loteSolicitacaoServico)}
          >
            {text('loteSolicitacoesTela.por.abrir', { numero: done.numero })}
          </Button>
        }
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={form.busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent className={styles.choices}>
          <p className="sub">{text('loteSolicitacoesTela.por.efeito')}</p>
          <PickField<ItemCaixa>
            id={pickId}
            label={text('loteSolicitacoesTela.por.existente')}
            help={text('loteSolicitacoesTela.por.existenteAjuda')}
            source="lotes-de-solicitacoes-da-unidade"
            search={search}
            value={lote ? [lote] : []}
            keyOf={({ id }) => String(id)}
            nameOf={itemName}
            detailOf={({ assunto }) => assunto}
            onChange={([chosen]) => setLote(chosen)}
          />
          {!lote && (
            <LoteFields
              value={form.value}
              erros={form.erros}
              subject={form.subject}
              onChange={form.onChange}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={form.busy}>
            {text('loteSolicitacoesTela.por.confirmar')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};

const search = async (q: string, signal: AbortSignal): Promise<ItemCaixa[]> =>
  (
    await call(
      caixaCentralApi.listar,
      { query: { aba: 'unidade', especie: 'loteSolicitacoes', q, pageSize: offered } },
      { signal, quiet: true, ownDenial: true },
    )
  ).itens.filter(({ estado }) => estado === 0);
