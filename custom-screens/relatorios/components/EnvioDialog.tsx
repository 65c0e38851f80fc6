import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { useSavedReports } from '#src/conteudo/saved-searches.ts';
import { call } from '#src/data/call.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { useText } from '#src/i18n/use-text.ts';
import { offeredReports } from '#src/relatorio/offered-reports.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { ritmos, useEnvio, type EnvioDraft } from '../use-envio.ts';
import styles from '../Relatorios.module.css';

interface EnvioDialogProps {
  /** The one that changes; absent, a new one. */
  readonly former: EnvioRelatorio | undefined;
  readonly onClose: () => void;
}

const searchPeople = async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
  (await call(agendaApi.pessoas, { query: { q, pageSize: 20 } }, { signal, quiet: true })).itens;

/** Which report leaves by e-mail, when, and to whom. */
export const EnvioDialog = ({ former, onClose }: EnvioDialogProps) => {
  const text = useText();
  const titleId = useId();
  const fieldId = useId();
  const session = useSignedIn();
  const saved = useSavedReports().data?.itens.filter(({ propria }) => propria) ?? [];
  const { draft, erros, busy, changed, put, keep } = useEnvio(former, onClose);
  const reports = [
    ...saved.map(({ id, nome }) => ({
      value: String(id),
      label: text('relatorios.envios.salvo', { nome }),
    })),
    ...offeredReports(session, former?.relatorio).map((nome) => ({
      value: nome,
      label: text(`relatorios.nomes.${nome}`),
    })),
  ];
  const field = (campo: keyof EnvioDraft, error?: string) => ({
    id: `${fieldId}-${campo}`,
    error: error !== undefined,
    helperText: error,
  });
  return (
    // what was chosen is not lost by a click beside it
    <Dialog open fullWidth onClose={changed ? undefined : onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <DialogTitle id={titleId}>
          {text(former ? 'relatorios.envios.mudar' : 'relatorios.envios.novo')}
        </DialogTitle>
        <DialogContent className={styles.form}>
          <TextField
            {...field('qual', erros['pesquisaId'] ?? erros['relatorio'])}
            select
            margin="dense"
            label={text('relatorios.envios.relatorio')}
            value={reports.some(({ value }) => value === draft.qual) ? draft.qual : ''}
            onChange={({ target }) => put({ qual: target.value })}
          >
            {reports.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <div className={styles.when}>
            <TextField
              {...field('cada')}
              select
              label={text('relatorios.envios.cada')}
              value={draft.cada}
              onChange={({ target }) => put({ cada: target.value as EnvioDraft['cada'] })}
            >
              {ritmos.map((cada) => (
                <MenuItem key={cada} value={cada}>
                  {text(`relatorios.envios.ritmos.${cada}`)}
                </MenuItem>
              ))}
            </TextField>
            {draft.cada === 'SEMANA' && (
              <TextField
                {...field('diaSemana', erros['dia'])}
                select
                label={text('relatorios.envios.diaSemana')}
                value={draft.diaSemana}
                onChange={({ target }) => put({ diaSemana: Number(target.value) })}
              >
                {[1, 2, 3, 4, 5, 6, 7].map((dia) => (
                  <MenuItem key={dia} value={dia}>
                    {text(`relatorios.envios.dias.${dia}` as MessageKey)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {draft.cada === 'MES' && (
              <TextField
                {...field('diaMes', erros['dia'])}
                helperText={erros['dia'] ?? text('relatorios.envios.diaMesAjuda')}
                select
                label={text('relatorios.envios.diaMes')}
                value={draft.diaMes}
                onChange={({ target }) => put({ diaMes: Number(target.value) })}
              >
                {Array.from({ length: 31 }, (_, at) => at + 1).map((dia) => (
                  <MenuItem key={dia} value={dia}>
                    {dia}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              {...field('hora', erros['hora'])}
              type="time"
              label={text('relatorios.envios.hora')}
              value={draft.hora}
              onChange={({ target }) => put({ hora: target.value })}
            />
          </div>
          <FormControl>
            <FormControlLabel
              label={text('relatorios.envios.soDiasUteis')}
              control={
                <Checkbox checked={draft.soDiasUteis} onChange={(_, soDiasUteis) => put({ soDiasUteis })} />
              }
            />
            <FormHelperText>{text('relatorios.envios.soDiasUteisAjuda')}</FormHelperText>
          </FormControl>
          <PickField<Rotulo>
            id={`${fieldId}-pessoas`}
            label={text('relatorios.envios.pessoas')}
            help={text('relatorios.envios.pessoasAjuda')}
            source="envio-pessoas"
            search={searchPeople}
            multiple
            value={draft.pessoas}
            keyOf={({ id }) => String(id)}
            nameOf={({ rotulo }) => rotulo}
            error={erros['pessoas']}
            onChange={(pessoas) => put({ pessoas })}
          />
          {erros['geral'] !== undefined && (
            <p role="alert" className={styles.failed}>
              {erros['geral']}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('relatorios.envios.cancelar')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {text(former ? 'relatorios.envios.guardar' : 'relatorios.envios.criar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
