import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { procuracaoApi } from '#schemas/api/procuracao.ts';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { quietly } from '#src/data/quietly.ts';
import { Arquivos } from './Arquivos.tsx';
import styles from '../Externo.module.css';

const words = ['nome', 'documento', 'email'] as const;
const powers = ['podePedir', 'podeAssinar', 'podeReceber'] as const;

/** Gives somebody the power to act for the person: who, for what, until when. */
export const NovaProcuracao = ({ onDone }: { readonly onDone: () => void }) => {
  const text = useText();
  const [typed, setTyped] = useState({ nome: '', documento: '', email: '' });
  const [may, setMay] = useState({ podePedir: true, podeAssinar: false, podeReceber: false });
  const [servicoId, setServicoId] = useState('');
  const [ate, setAte] = useState<string>();
  const [files, setFiles] = useState<readonly ArquivoGuardado[]>([]);
  const [busy, setBusy] = useState(false);
  const { data: services } = useRead(solicitacaoApi.servicos, {}, { ownError: true });
  const { act, isPending, error } = useAct(procuracaoApi.conceder, {
    ownError: true,
    refresh: [procuracaoApi.listar],
  });
  const errorOf = (campo: string): string | undefined =>
    error?.erros.find((one) => one.campo === campo)?.mensagem;
  const [file] = files;
  const send = (): Promise<void> =>
    quietly(async () => {
      await act({
        body: {
          ...typed,
          ...may,
          ate: ate ?? '',
          servicoId: servicoId === '' ? undefined : Number(servicoId),
          arquivo: file?.id,
        },
      });
      onDone();
    });
  return (
    <Sheet title={text('externo.procuracao.nova')}>
      <div className={styles.form}>
        {error && (
          <Note tone="rubro" alert>
            {errorOf('podePedir') ?? errorOf('arquivo') ?? error.message}
          </Note>
        )}
        {words.map((name) => (
          <TextField
            key={name}
            id={`procurador-${name}`}
            label={text(`externo.procuracao.${name}`)}
            required
            autoFocus={name === 'nome'}
            value={typed[name]}
            error={errorOf(name) !== undefined}
            helperText={
              errorOf(name) ?? (name === 'email' ? text('externo.procuracao.emailAjuda') : undefined)
            }
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{
              htmlInput: {
                maxLength: 254,
                ...defined({
                  inputMode: name === 'email' ? 'email' : undefined,
                  autoCapitalize: name === 'email' ? 'none' : undefined,
                }),
              },
            }}
          />
        ))}
        <TextField
          select
          label={text('externo.procuracao.servico')}
          value={servicoId}
          error={errorOf('servicoId') !== undefined}
          helperText={errorOf('servicoId')}
          onChange={({ target }) => setServicoId(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('externo.procuracao.todos')}</MenuItem>
          {services?.itens.map(({ id, nome }) => (
            <MenuItem key={id} value={String(id)}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
        <fieldset className={styles.powers}>
          <legend>{text('externo.procuracao.poderes')}</legend>
          {powers.map((name) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={may[name]}
                  onChange={({ target }) => setMay({ ...may, [name]: target.checked })}
                />
              }
              label={text(`externo.procuracao.${name}`)}
            />
          ))}
        </fieldset>
        <DateField
          label={text('externo.procuracao.ate')}
          value={ate}
          onChange={setAte}
          error={errorOf('ate')}
        />
        <Arquivos
          sent={files}
          onChange={setFiles}
          onBusy={setBusy}
          label={text('externo.procuracao.arquivo')}
          one="pdf"
        />
        <div className={styles.buttons}>
          <Button
            variant="contained"
            size="large"
            disabled={busy}
            loading={isPending}
            onClick={() => void send()}
          >
            {text('externo.procuracao.enviar')}
          </Button>
          <Button size="large" disabled={isPending} onClick={onDone}>
            {text('externo.solicitar.desistir')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
