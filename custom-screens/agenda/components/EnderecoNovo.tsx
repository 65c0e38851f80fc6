import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { AssinaturaAgendaNova, PrazosAssinatura } from '#schemas/shapes/agenda-assinatura.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import styles from '../Agenda.module.css';

interface EnderecoNovoProps {
  readonly onDone: (endereco: string) => void;
  readonly onClose: () => void;
}

/** Nothing of others goes out unless it is asked for. */
const usual: AssinaturaAgendaNova = {
  nome: '',
  pessoal: true,
  unidade: false,
  organizacao: false,
  prazos: 'SEM_NOME',
};
const partes = ['pessoal', 'unidade', 'organizacao'] as const;
const prazos: readonly PrazosAssinatura[] = ['NAO', 'SEM_NOME', 'COM_NOME'];

/** What a new address includes, and what that means where nobody watches over it. */
export const EnderecoNovo = ({ onDone, onClose }: EnderecoNovoProps) => {
  const text = useText();
  const titleId = useId();
  const fieldId = useId();
  const unidade = useSignedIn().dados.nomeUnidadeLogada;
  const [draft, setDraft] = useState(usual);
  const [erros, setErros] = useState<Readonly<Partial<Record<string, string>>>>({});
  const assinar = useAct(agendaApi.assinar, { ownError: true, refresh: [agendaApi.assinaturas] });
  const put = (to: Partial<AssinaturaAgendaNova>): void => {
    setDraft((now) => ({ ...now, ...to }));
    setErros({});
  };
  const create = async (): Promise<void> => {
    if (draft.nome.trim() === '') return setErros({ nome: text('agenda.recusa.nome') });
    try {
      onDone((await assinar.act({ body: draft })).endereco);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const told = Object.fromEntries(error.erros.map(({ campo, mensagem }) => [campo, mensagem]));
      setErros(Object.keys(told).length > 0 ? told : { nome: error.message });
    }
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('agenda.assinatura.novo')}</DialogTitle>
      <DialogContent className={styles.form}>
        <TextField
          id={`${fieldId}-nome`}
          required
          autoFocus
          margin="dense"
          label={text('agenda.assinatura.nome')}
          value={draft.nome}
          error={erros['nome'] !== undefined}
          helperText={erros['nome'] ?? text('agenda.assinatura.nomeAjuda')}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          onChange={({ target }) => put({ nome: target.value })}
        />
        <FormControl component="fieldset" error={erros['pessoal'] !== undefined}>
          <FormLabel component="legend">{text('agenda.assinatura.inclui')}</FormLabel>
          {partes.map((parte) => (
            <FormControlLabel
              key={parte}
              label={text(`agenda.assinatura.${parte}`, { unidade })}
              control={
                <Checkbox checked={draft[parte]} onChange={(_, checked) => put({ [parte]: checked })} />
              }
            />
          ))}
          <FormHelperText>{erros['pessoal'] ?? text('agenda.assinatura.compromissosAjuda')}</FormHelperText>
        </FormControl>
        <TextField
          id={`${fieldId}-prazos`}
          select
          label={text('agenda.assinatura.prazos')}
          value={draft.prazos}
          helperText={text('agenda.assinatura.prazosAjuda')}
          onChange={({ target }) => put({ prazos: target.value as PrazosAssinatura })}
        >
          {prazos.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`agenda.assinatura.prazosEscolha.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('agenda.cancelar')}</Button>
        <Button variant="contained" disabled={assinar.isPending} onClick={() => void create()}>
          {text('agenda.assinatura.criar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
