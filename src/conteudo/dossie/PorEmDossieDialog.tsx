import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { dossieApi } from '#schemas/api/dossie.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { useRefusable } from '../atos/use-refusable.ts';
import { contentReads } from '../content-reads.ts';
import { consultaPath } from '../content-path.ts';
import { itemName } from '../item-name.ts';
import { PickField } from '../PickField.tsx';
import styles from './Dossie.module.css';

interface PorEmDossieDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
}

const offered = 30;

const search = async (q: string, signal: AbortSignal): Promise<ItemCaixa[]> => {
  const { itens } = await call(
    caixaCentralApi.listar,
    { query: { aba: 'unidade', especie: 'dossie', q, pageSize: offered } },
    { signal, quiet: true },
  );
  return itens.filter(({ estado }) => estado === 0);
};

/** Puts contents that were chosen in a dossier of the unit, and says what did not enter and why. */
export const PorEmDossieDialog = ({ ids, onClose }: PorEmDossieDialogProps) => {
  const text = useText();
  const titleId = useId();
  const pickId = useId();
  const [dossie, setDossie] = useState<ItemCaixa>();
  const [done, setDone] = useState<readonly ResultadoItem[]>();
  const incluir = useAct(dossieApi.incluir, { refresh: contentReads, ownError: true });
  const { busy, error, refuse, run } = useRefusable(() => undefined);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!dossie) refuse(text('dossieTela.por.semDossie'));
    else
      void run(async () => {
        const { resultados } = await incluir.act({
          params: { id: dossie.id },
          body: { conteudoIds: [...new Set(ids)] },
        });
        setDone(resultados);
      });
  };
  if (done && dossie) return <Postos dossie={dossie} resultados={done} onClose={onClose} />;
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{text('dossieTela.por.titulo', { count: ids.length })}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>
            <PickField<ItemCaixa>
              id={pickId}
              label={text('dossieTela.por.escolha')}
              help={text('dossieTela.por.escolhaAjuda')}
              source="dossies-da-unidade"
              search={search}
              value={dossie ? [dossie] : []}
              keyOf={({ id }) => String(id)}
              nameOf={itemName}
              detailOf={({ assunto }) => assunto}
              error={error}
              autoFocus
              onChange={([chosen]) => {
                setDossie(chosen);
                refuse(undefined);
              }}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={busy}>
            {text('dossieTela.por.confirmar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

interface PostosProps {
  readonly dossie: ItemCaixa;
  readonly resultados: readonly ResultadoItem[];
  readonly onClose: () => void;
}

/** What became of each content that was to enter a dossier, and the way to it. */
const Postos = ({ dossie, resultados, onClose }: PostosProps) => {
  const text = useText();
  const numero = itemName(dossie);
  return (
    <ResultDialog
      title={text('dossieTela.por.entraram', { count: resultados.filter(({ ok }) => ok).length, numero })}
      results={resultados}
      next={
        <Button
          variant="contained"
          color="primary"
          autoFocus
          component={Link}
          to={consultaPath(dossie.id, tipoConteudo.dossie)}
        >
          {text('dossieTela.por.abrir', { numero })}
        </Button>
      }
      onClose={onClose}
    />
  );
};
