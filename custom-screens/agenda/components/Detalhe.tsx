import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { AlcanceCompromisso, Compromisso } from '#schemas/shapes/compromisso.ts';
import { download } from '#src/data/download.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { lembreteExtenso, participantesExtenso, quandoDe } from '../palavras.ts';
import { repeticaoExtenso } from '../repeticao.ts';
import { Alcance } from './Alcance.tsx';
import { Responder } from './Responder.tsx';
import { whichOf } from './use-rascunho.ts';
import styles from '../Agenda.module.css';

interface DetalheProps {
  readonly compromisso: Compromisso;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** An event as it is read, with what may be done to it. */
export const Detalhe = ({ compromisso, onEdit, onClose }: DetalheProps) => {
  const text = useText();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const [alcance, setAlcance] = useState<AlcanceCompromisso>('ESTE');
  const [error, setError] = useState<string>();
  const desmarcar = useAct(agendaApi.desmarcar, { ownError: true, refresh: [agendaApi.ler] });
  const { id, versao, titulo, escopo, dono, lugar, descricao, criadoPor, acoes, repeticao, lembretes } =
    compromisso;
  const may = (nome: string): boolean => acoes.some((acao) => acao.nome === nome && acao.permitida);
  const remove = async (): Promise<void> => {
    try {
      await desmarcar.act({ params: { id }, body: { versao, ...whichOf(compromisso, alcance) } });
      notify(text('agenda.desmarcado'), { kind: 'success' });
      onClose();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.code === 'conflitoDeVersao' ? text('agenda.conflito') : problem.message);
    }
  };
  return (
    <>
      <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{titulo}</DialogTitle>
        <DialogContent>
          <Facts
            items={[
              [text('agenda.quando'), quandoDe(compromisso)],
              [text('agenda.campo.repete'), repeticao && repeticaoExtenso(repeticao)],
              [text('agenda.campo.lugar'), lugar],
              [text('agenda.de'), `${text(`agenda.escopo.${escopo}`)} · ${dono}`],
              [text('agenda.campo.participantes'), participantesExtenso(compromisso)],
              [text('agenda.campo.lembretes'), lembretes.map(lembreteExtenso).join(', ')],
              [text('agenda.campo.descricao'), descricao],
              [text('agenda.criadoPor'), criadoPor],
            ]}
          />
          {may('responder') && <Responder compromisso={compromisso} />}
        </DialogContent>
        <DialogActions className={styles.atos}>
          {may('desmarcar') && (
            <Button color="error" onClick={() => setAsking(true)}>
              {text('agenda.desmarcar')}
            </Button>
          )}
          <span className="grow" />
          <IconAction
            icon={Download}
            label={text('agenda.exportar')}
            onClick={() =>
              void download(agendaApi.exportarUm, {
                params: { id },
                query: compromisso.ocorrencia === undefined ? {} : { ocorrencia: compromisso.ocorrencia },
              }).catch(notifyProblem)
            }
          />
          <Button onClick={onClose}>{text('agenda.fechar')}</Button>
          {may('editar') && (
            <Button variant="contained" onClick={onEdit}>
              {text('agenda.mudar')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={text('agenda.desmarcarTitulo', { titulo })}
        confirmLabel={text('agenda.desmarcar')}
        destructive
        busy={desmarcar.isPending}
        error={error}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {repeticao && (
          <Alcance label={text('agenda.alcance.desmarcarPergunta')} value={alcance} onChange={setAlcance} />
        )}
        <p>{text('agenda.desmarcarTexto')}</p>
      </ConfirmDialog>
    </>
  );
};
