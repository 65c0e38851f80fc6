import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import type { Erros } from '../edicao/use-written.ts';
import { ArquivoEscolhido } from './ArquivoEscolhido.tsx';
import { emptyPeca, fieldOfServer, type PecaEscrita } from './peca-form.ts';
import { PecaFields } from './PecaFields.tsx';
import { useJuntarArquivos } from './use-juntar-arquivos.ts';
import styles from './Peca.module.css';

interface JuntarArquivoProps {
  readonly conteudoId: number;
  /** How what they are joined to is called in a sentence. */
  readonly name: string;
  /** In a dossier, the expected piece that they satisfy. */
  readonly esperadaId?: number | undefined;
  readonly onClose: () => void;
}

/** Joins files, one or several, to a process, a dossier or a lot; or says of a paper where it is. */
export const JuntarArquivo = ({ conteudoId, name, esperadaId, onClose }: JuntarArquivoProps) => {
  const text = useText();
  const titleId = useId();
  const [written, setWritten] = useState<PecaEscrita>(emptyPeca);
  const [assunto, setAssunto] = useState('');
  const [erros, setErros] = useState<Erros>({});
  const [left, setLeft] = useState(0);
  const envios = useJuntarArquivos({ conteudoId, esperadaId });
  const { escolhidos, busy } = envios;
  const paperAlone = written.suporte === 'FISICO' && escolhidos.length === 0;
  const waiting = escolhidos.filter(({ estado }) => estado !== 'junto');
  const typed = !busy && (waiting.length > 0 || assunto.trim() !== '');
  const { close, question } = useCloseUnlessTyped(typed, text('pecaTela.juntar.titulo', { name }), onClose);

  const refused = (problems: readonly HttpProblem[]): void =>
    setErros(
      Object.fromEntries(
        problems.flatMap((problem) =>
          problem.erros.map(({ campo, mensagem }) => [fieldOfServer(campo), mensagem]),
        ),
      ),
    );
  const joined = (count: number): void => {
    notify(text('pecaTela.juntar.feito', { count, name }));
    onClose();
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const missing = missingIn({ written, assunto, files: escolhidos.length, paperAlone }, text);
    setErros(missing);
    if (Object.keys(missing).length > 0) return;
    if (paperAlone) {
      try {
        await envios.joinPaper(assunto, written);
        joined(1);
      } catch (problem) {
        if (problem instanceof HttpProblem && problem.erros.length > 0) refused([problem]);
        else notifyProblem(problem);
      }
      return;
    }
    const problems = await envios.join(written);
    setLeft(problems.length);
    refused(problems);
    if (problems.length === 0) joined(escolhidos.length);
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : close} aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{text('pecaTela.juntar.titulo', { name })}</DialogTitle>
        <DialogContent>
          <div className={styles.fields}>
            <div className={styles.whole}>
              <FileDrop
                label={text('pecaTela.juntar.arquivos')}
                kinds={text('pecaTela.juntar.aceitos')}
                disabled={busy}
                problem={erros['arquivoId']}
                onChoose={(files) => {
                  envios.choose(files);
                  setErros(({ arquivoId: _, ...rest }) => rest);
                }}
              />
            </div>
            {escolhidos.length > 0 && (
              <ul className={styles.chosen} aria-label={text('pecaTela.juntar.arquivos')}>
                {escolhidos.map((one) => (
                  <ArquivoEscolhido key={one.key} one={one} busy={busy} envios={envios} />
                ))}
              </ul>
            )}
            {paperAlone && (
              <TextField
                className={styles.whole}
                label={text('pecaTela.campos.assunto')}
                value={assunto}
                required
                error={erros['assunto'] !== undefined}
                helperText={erros['assunto']}
                slotProps={{ htmlInput: { maxLength: 500 } }}
                onChange={({ target }) => setAssunto(target.value)}
              />
            )}
            <PecaFields
              value={written}
              erros={erros}
              onChange={(changed) => setWritten((now) => ({ ...now, ...changed }))}
            />
            {left > 0 && !busy && (
              <div className={styles.whole}>
                <Note tone="rubro" alert>
                  {text('pecaTela.juntar.ficaram', { count: left })}
                </Note>
              </div>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {text(left > 0 ? 'pecaTela.juntar.deNovo' : 'pecaTela.juntar.botao')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};

interface Filled {
  readonly written: PecaEscrita;
  readonly assunto: string;
  readonly files: number;
  readonly paperAlone: boolean;
}

const missingIn = (
  { written, assunto, files, paperAlone }: Filled,
  text: ReturnType<typeof useText>,
): Erros => {
  const erros: Record<string, string> = {};
  if (!written.tipo) erros['tipo'] = text('pecaTela.juntar.semTipo');
  if (files === 0 && !paperAlone) erros['arquivoId'] = text('pecaTela.juntar.semArquivo');
  if (paperAlone && assunto.trim() === '') erros['assunto'] = text('pecaTela.campos.semAssunto');
  if (written.suporte === 'FISICO' && written.localFisico.trim() === '')
    erros['localFisico'] = text('peca.semLugar');
  return erros;
};
