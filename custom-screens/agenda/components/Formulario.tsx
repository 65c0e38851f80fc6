import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { Compromisso, EscopoCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import styles from '../Agenda.module.css';
import { Alcance } from './Alcance.tsx';
import { Lembretes } from './Lembretes.tsx';
import { Repetir } from './Repetir.tsx';
import { useRascunho } from './use-rascunho.ts';

interface FormularioProps {
  /** The event that changes; absent, a new one. */
  readonly former: Compromisso | undefined;
  readonly dia: string;
  readonly escopos: readonly EscopoCompromisso[];
  readonly deColegas: boolean;
  readonly onClose: () => void;
}

const searchPeople =
  (daUnidade: boolean) =>
  async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
    (await call(agendaApi.pessoas, { query: { q, daUnidade, pageSize: 20 } }, { signal, quiet: true })).itens;

/** Writes an event: what, of whom, when, where and with whom. */
export const Formulario = ({ former, dia, escopos, deColegas, onClose }: FormularioProps) => {
  const text = useText();
  const titleId = useId();
  const fieldId = useId();
  const { draft, erros, busy, changed, put, keep } = useRascunho(former, dia, onClose);
  const time = (campo: 'hora' | 'horaFim') => (
    <TextField
      type="time"
      label={text(`agenda.campo.${campo}`)}
      value={draft[campo]}
      error={erros[campo] !== undefined}
      helperText={erros[campo]}
      onChange={({ target }) => put({ [campo]: target.value })}
    />
  );
  return (
    // what was typed is not lost by a click beside it
    <Dialog open fullWidth onClose={changed ? undefined : onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <DialogTitle id={titleId}>{text(former ? 'agenda.editar' : 'agenda.novo')}</DialogTitle>
        <DialogContent className={styles.form}>
          <TextField
            autoFocus
            required
            label={text('agenda.campo.titulo')}
            value={draft.titulo}
            error={erros['titulo'] !== undefined}
            helperText={erros['titulo']}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => put({ titulo: target.value })}
          />
          {!former && escopos.length > 1 && (
            <TextField
              select
              label={text('agenda.campo.escopo')}
              value={draft.escopo}
              error={erros['escopo'] !== undefined}
              helperText={erros['escopo']}
              onChange={({ target }) => put({ escopo: target.value as EscopoCompromisso })}
            >
              {escopos.map((escopo) => (
                <MenuItem key={escopo} value={escopo}>
                  {text(`agenda.campo.escopos.${escopo}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {!former && deColegas && draft.escopo === 'PESSOA' && (
            <PickField<Rotulo>
              id={`${fieldId}-dono`}
              label={text('agenda.campo.usuarioId')}
              help={text('agenda.campo.usuarioIdAjuda')}
              source="agenda-colegas"
              search={searchPeople(true)}
              value={draft.dono ? [draft.dono] : []}
              keyOf={({ id }) => String(id)}
              nameOf={({ rotulo }) => rotulo}
              error={erros['usuarioId']}
              onChange={([dono]) => put({ dono })}
            />
          )}
          <FormControlLabel
            label={text('agenda.campo.diaInteiro')}
            control={
              <Checkbox checked={draft.diaInteiro} onChange={(_, diaInteiro) => put({ diaInteiro })} />
            }
          />
          <div className={styles.quando}>
            <DateField
              label={text('agenda.campo.de')}
              value={draft.de}
              error={erros['de']}
              onChange={(de) =>
                put({
                  de,
                  // an end that was left behind goes along
                  ...defined({
                    ate: de !== undefined && (draft.ate === undefined || draft.ate < de) ? de : undefined,
                  }),
                })
              }
            />
            {!draft.diaInteiro && time('hora')}
            <DateField
              label={text('agenda.campo.ate')}
              value={draft.ate}
              error={erros['ate']}
              onChange={(ate) => put({ ate })}
            />
            {!draft.diaInteiro && time('horaFim')}
          </div>
          {draft.alcance !== 'ESTE' && (
            <Repetir draft={draft.repeticao} erros={erros} onChange={(repeticao) => put({ repeticao })} />
          )}
          <TextField
            label={text('agenda.campo.lugar')}
            value={draft.lugar}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => put({ lugar: target.value })}
          />
          <PickField<Rotulo>
            id={`${fieldId}-participantes`}
            label={text('agenda.campo.participantes')}
            help={text('agenda.campo.participantesAjuda')}
            source="agenda-pessoas"
            search={searchPeople(false)}
            multiple
            value={draft.participantes}
            keyOf={({ id }) => String(id)}
            nameOf={({ rotulo }) => rotulo}
            error={erros['participantes']}
            onChange={(participantes) => put({ participantes })}
          />
          <Lembretes value={draft.lembretes} onChange={(lembretes) => put({ lembretes })} />
          <TextField
            multiline
            minRows={2}
            label={text('agenda.campo.descricao')}
            value={draft.descricao}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
            onChange={({ target }) => put({ descricao: target.value })}
          />
          {draft.alcance !== undefined && (
            <div>
              <Alcance
                label={text('agenda.alcance.pergunta')}
                value={draft.alcance}
                onChange={(alcance) => put({ alcance })}
              />
              {draft.alcance !== 'ESTE' && <p className="sub">{text('agenda.alcance.texto')}</p>}
            </div>
          )}
          {erros['geral'] !== undefined && (
            <p role="alert" className={styles.erro}>
              {erros['geral']}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('agenda.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {text(former ? 'agenda.salvar' : 'agenda.marcar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
