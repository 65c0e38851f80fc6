import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { intimacaoApi } from '#schemas/api/intimacao.ts';
import type { IntimacaoArquivo, ParteIntimavel } from '#schemas/shapes/intimacao.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import styles from '../Processo.module.css';

interface NovaIntimacaoProps {
  readonly processoId: number;
  readonly partes: readonly ParteIntimavel[];
  /** Days after which it is taken as read. */
  readonly diasTacita: number;
  readonly onClose: () => void;
}

/** Notifies a party of the process; what the server refuses stands beside what it is about. */
export const NovaIntimacao = ({ processoId, partes, diasTacita, onClose }: NovaIntimacaoProps) => {
  const text = useText();
  const titleId = useId();
  const pecasId = useId();
  const [typed, setTyped] = useState({ assunto: '', texto: '', dias: '', documentos: '' });
  const [chosen, setChosen] = useState<readonly IntimacaoArquivo[]>([]);
  const [externoId, setExternoId] = useState(partes[0]?.id ?? 0);
  const { act, isPending, error } = useAct(intimacaoApi.enviar, {
    ownError: true,
    refresh: [intimacaoApi.listar],
  });
  const errorOf = (campo: string): string | undefined =>
    error?.erros.find((one) => one.campo === campo)?.mensagem;
  const pecasError = errorOf('pecas');
  const field = (name: keyof typeof typed, help?: string) => ({
    label: text(`intimacoes.campo.${name}`),
    value: typed[name],
    error: errorOf(name) !== undefined,
    helperText: errorOf(name) ?? help,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const send = async (): Promise<void> => {
    if (heldByTypedChoice()) return;
    try {
      await act({
        params: { id: processoId },
        body: {
          externoId,
          assunto: typed.assunto,
          texto: typed.texto,
          dias: typed.dias === '' ? undefined : Number(typed.dias),
          pecas: chosen.map(({ id }) => id),
          documentos: [...new Set(typed.documentos.split('\n').map((one) => one.trim()))].filter(Boolean),
        },
      });
      notify(text('intimacoes.feita'), { kind: 'success' });
      onClose();
    } catch (problem) {
      // shown above the fields, or beside the one that it is about
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('intimacoes.nova')}</DialogTitle>
      <DialogContent>
        <div className={styles.notice}>
          <p className="sub">{text('intimacoes.ajuda', { dias: diasTacita })}</p>
          {error && (
            <Note tone="rubro" alert>
              {error.message}
            </Note>
          )}
          <TextField
            select
            label={text('intimacoes.campo.externoId')}
            value={externoId}
            error={errorOf('externoId') !== undefined}
            helperText={errorOf('externoId')}
            onChange={({ target }) => setExternoId(Number(target.value))}
          >
            {partes.map(({ id, nome }) => (
              <MenuItem key={id} value={id}>
                {nome}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...field('assunto')} required autoFocus slotProps={{ htmlInput: { maxLength: 200 } }} />
          <TextField
            {...field('texto', text('intimacoes.campo.textoAjuda'))}
            required
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: 10_000 } }}
          />
          <TextField
            {...field('dias', text('intimacoes.campo.diasAjuda'))}
            type="number"
            slotProps={{ htmlInput: { min: 1, max: 365, inputMode: 'numeric' } }}
          />
          <PickField<IntimacaoArquivo>
            id={pecasId}
            label={text('intimacoes.campo.pecas')}
            source={`intimacao-pecas-${processoId}`}
            search={async (q, signal) =>
              (
                await call(
                  intimacaoApi.pecas,
                  { params: { id: processoId }, query: { q, pageSize: 30 } },
                  { signal, quiet: true },
                )
              ).itens
            }
            multiple
            value={chosen}
            keyOf={({ id }) => String(id)}
            nameOf={({ nome }) => nome}
            help={text('intimacoes.campo.pecasAjuda')}
            error={pecasError}
            onChange={setChosen}
          />
          <TextField
            {...field('documentos', text('intimacoes.campo.documentosAjuda'))}
            multiline
            minRows={2}
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {text('intimacoes.desistir')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => void send()}>
          {text('intimacoes.enviar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
