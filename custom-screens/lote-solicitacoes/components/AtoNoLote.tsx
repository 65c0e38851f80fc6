import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { defined } from '#schemas/defined.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { DesfechoExterno } from '#schemas/shapes/fase-externa.ts';
import type { AtoDoLote, LoteSolicitacoes, LoteSolicitacoesItem } from '#schemas/shapes/lote-solicitacoes.ts';
import { atoEmLotePath } from '#src/conteudo/content-path.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import type { LoteActs } from '../queries.ts';
import styles from '../LoteSolicitacoes.module.css';

const outcomes = [
  'ATENDIDO',
  'ATENDIDO_EM_PARTE',
  'NAO_ATENDIDO',
  'ARQUIVADO',
] as const satisfies DesfechoExterno[];

/** So many have a field each, for what is said to them alone. */
const mostFields = 30;

interface AtoNoLoteProps {
  readonly ato: AtoDoLote;
  readonly lote: LoteSolicitacoes;
  readonly acts: LoteActs;
  /** Of which it is asked. */
  readonly itens: readonly LoteSolicitacoesItem[];
  /** They are all of the lot that were not answered, and not those that were selected. */
  readonly todos: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for what an act needs, once for all and, where it speaks to people, for each; then says what became of each request. */
export const AtoNoLote = ({ ato, lote, acts, itens, todos, onClose, onDone }: AtoNoLoteProps) => {
  const text = useText();
  const navigate = useNavigate();
  const [titleId, manyId] = [useId(), useId()];
  const [motivo, setMotivo] = useState('');
  const [deCada, setDeCada] = useState<Readonly<Record<number, string>>>({});
  const [dias, setDias] = useState('10');
  const [desfecho, setDesfecho] = useState<DesfechoExterno>('ATENDIDO');
  const [emUm, setEmUm] = useState(false);
  const [assunto, setAssunto] = useState(lote.assunto);
  const [results, setResults] = useState<readonly ResultadoItem[]>();
  const { agindo, recusa } = acts;
  const title = text(`loteSolicitacoesTela.ato.${ato}`);
  const typed = motivo !== '' || Object.values(deCada).some((said) => said !== '');
  const { close, question } = useCloseUnlessTyped(typed, title, onClose);
  const errorOf = (campo: string): string | undefined =>
    recusa?.erros.find((one) => one.campo === campo)?.mensagem;
  const speaks = ato !== 'conferirSolicitacao' && ato !== 'autuarSolicitacao';
  const fits = itens.filter((one) => one.atos.includes(ato));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const done = await acts.agir({
        ato,
        ...defined({
          itens:
            todos && !typed
              ? undefined
              : itens.map(({ id }) => ({ id, ...defined({ motivo: deCada[id]?.trim() || undefined }) })),
          motivo: speaks && motivo.trim() !== '' ? motivo : undefined,
          dias: ato === 'devolverSolicitacao' ? Number(dias) || undefined : undefined,
          desfecho: ato === 'encerrarSolicitacao' ? desfecho : undefined,
          emUm: ato === 'autuarSolicitacao' && emUm ? true : undefined,
          assunto: ato === 'autuarSolicitacao' && emUm ? assunto : undefined,
        }),
      });
      onDone();
      // so many go on in the background, with a page that says how far they are
      if (!done.itens) return void navigate(atoEmLotePath(done.id));
      setResults(
        done.itens.map(({ id, situacao, rotulo, mensagem }) => ({
          id,
          ok: situacao === 'FEITO',
          rotulo: rotulo ?? String(id),
          ...defined({ mensagem }),
        })),
      );
    } catch (problem) {
      // shown above the fields, or beside the one that it is about
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  if (results) return <ResultDialog title={title} results={results} onClose={onClose} />;
  return (
    <Dialog open onClose={agindo ? undefined : close} fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <div className={styles.form}>
            <p className="sub">{text(`loteSolicitacoesTela.efeito.${ato}`)}</p>
            {fits.length < itens.length && (
              <Note tone="ambar">
                {text('loteSolicitacoesTela.cabem', { count: fits.length, total: itens.length })}
              </Note>
            )}
            {recusa && (
              <Note tone="rubro" alert>
                {recusa.message}
              </Note>
            )}
            {ato === 'encerrarSolicitacao' && (
              <TextField
                select
                label={text('loteSolicitacoesTela.desfecho')}
                value={desfecho}
                onChange={(event) => setDesfecho(event.target.value as DesfechoExterno)}
              >
                {outcomes.map((one) => (
                  <MenuItem key={one} value={one}>
                    {text(`protocoloExterno.desfecho.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {speaks && (
              <TextField
                label={text('loteSolicitacoesTela.comum')}
                multiline
                minRows={4}
                autoFocus
                value={motivo}
                error={errorOf('motivo') !== undefined}
                helperText={errorOf('motivo') ?? text('loteSolicitacoesTela.comumAjuda')}
                onChange={(event) => setMotivo(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 4000 } }}
              />
            )}
            {ato === 'devolverSolicitacao' && (
              <TextField
                label={text('loteSolicitacoesTela.dias')}
                type="number"
                value={dias}
                error={errorOf('dias') !== undefined}
                helperText={errorOf('dias') ?? text('loteSolicitacoesTela.diasAjuda')}
                onChange={(event) => setDias(event.target.value)}
                slotProps={{ htmlInput: { min: 1, max: 365, inputMode: 'numeric' } }}
              />
            )}
            {ato === 'autuarSolicitacao' && (
              <>
                <div>
                  <h3 id={manyId}>{text('loteSolicitacoesTela.quantos')}</h3>
                  <RadioGroup
                    aria-labelledby={manyId}
                    value={emUm ? 'um' : 'cada'}
                    onChange={(_, now) => setEmUm(now === 'um')}
                  >
                    <FormControlLabel
                      value="cada"
                      control={<Radio />}
                      label={text('loteSolicitacoesTela.umParaCada')}
                    />
                    <FormControlLabel
                      value="um"
                      control={<Radio />}
                      label={text('loteSolicitacoesTela.umSo')}
                    />
                  </RadioGroup>
                </div>
                {emUm && (
                  <TextField
                    label={text('loteSolicitacoesTela.assunto')}
                    value={assunto}
                    error={errorOf('assunto') !== undefined}
                    helperText={errorOf('assunto') ?? text('loteSolicitacoesTela.umSoAjuda')}
                    onChange={(event) => setAssunto(event.target.value)}
                    slotProps={{ htmlInput: { maxLength: 500 } }}
                  />
                )}
              </>
            )}
            {speaks && fits.length <= mostFields && (
              <details>
                <summary>{text('loteSolicitacoesTela.deCada')}</summary>
                <div className={styles.form}>
                  {fits.map(({ id, numero, nome }) => (
                    <TextField
                      key={id}
                      label={text('loteSolicitacoesTela.deUm', { numero, nome })}
                      multiline
                      value={deCada[id] ?? ''}
                      onChange={(event) => setDeCada({ ...deCada, [id]: event.target.value })}
                      slotProps={{ htmlInput: { maxLength: 4000 } }}
                    />
                  ))}
                </div>
              </details>
            )}
            {speaks && fits.length > mostFields && (
              <p className="sm sub">{text('loteSolicitacoesTela.muitosDeUm', { n: mostFields })}</p>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button disabled={agindo} onClick={close}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" loading={agindo}>
            {title}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
