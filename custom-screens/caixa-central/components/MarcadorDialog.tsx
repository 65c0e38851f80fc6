import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { AlcanceMarcador, CorMarcador } from '#schemas/shapes/marcador.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { MarcadorChip } from '#src/conteudo/MarcadorChip.tsx';
import { coresMarcador } from '#schemas/marcador-cores.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { markerOf, type MarcadorEscrito } from '../markers.ts';
import styles from './MarcadorDialog.module.css';

interface MarcadorDialogProps {
  readonly items: readonly ItemCaixa[];
  readonly onSave: (marcador: MarcadorEscrito) => void;
  readonly onClose: () => void;
}

const mostText = 30;
const mostNote = 500;

/** A marker is written: for whom, its colour, its text and its note. Of one item it begins as it is. */
export const MarcadorDialog = ({ items, onSave, onClose }: MarcadorDialogProps) => {
  const text = useText();
  const ids = { title: useId(), scope: useId(), colour: useId() };
  const unidade = useSignedIn().dados.departamento.sigla;
  const only = items.length === 1 ? items[0] : undefined;
  const formerOf = (alcance: AlcanceMarcador) => {
    const former = only && markerOf(only, alcance);
    return { cor: former?.cor ?? 'azul', texto: former?.texto ?? '', nota: former?.nota ?? '' } as const;
  };
  // what is already there is what one most likely comes to change
  const [alcance, setAlcance] = useState<AlcanceMarcador>(
    only?.marcadores.length === 1 && markerOf(only, 'UNIDADE') ? 'UNIDADE' : 'PESSOAL',
  );
  const [written, setWritten] = useState<{ cor: CorMarcador; texto: string; nota: string }>(
    formerOf(alcance),
  );
  const [missing, setMissing] = useState(false);
  const change = (more: Partial<typeof written>): void => setWritten({ ...written, ...more });
  const wrong = missing && written.texto.trim() === '';
  const save = (): void => {
    const nota = written.nota.trim();
    if (written.texto.trim() === '') setMissing(true);
    else
      onSave({
        alcance,
        cor: written.cor,
        texto: written.texto.trim(),
        ...defined({ nota: nota || undefined }),
      });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={ids.title} fullWidth>
      <DialogTitle id={ids.title}>
        {only
          ? text('caixa.marcador.titulo', { item: itemName(only) })
          : text('caixa.marcador.tituloVarios', { count: items.length })}
      </DialogTitle>
      <DialogContent className={styles.fields}>
        <div>
          <h3 id={ids.scope}>{text('caixa.marcador.alcance')}</h3>
          <RadioGroup
            aria-labelledby={ids.scope}
            value={alcance}
            onChange={(_, chosen) => {
              const next = chosen as AlcanceMarcador;
              setAlcance(next);
              // each of the two has its own words, and those of a private one do not go to the unit by themselves
              if (only && only.marcadores.length > 0) setWritten(formerOf(next));
            }}
          >
            <FormControlLabel value="PESSOAL" control={<Radio />} label={text('caixa.marcador.soMeu')} />
            <FormControlLabel
              value="UNIDADE"
              control={<Radio />}
              label={text('caixa.marcador.daUnidade', { unidade })}
            />
          </RadioGroup>
        </div>
        <div>
          <h3 id={ids.colour}>{text('caixa.marcador.cor')}</h3>
          <RadioGroup
            row
            aria-labelledby={ids.colour}
            value={written.cor}
            onChange={(_, cor) => change({ cor: cor as CorMarcador })}
          >
            {coresMarcador.map((cor) => (
              <FormControlLabel
                key={cor}
                value={cor}
                control={<Radio />}
                label={<MarcadorChip cor={cor}>{text(`caixa.marcador.cores.${cor}`)}</MarcadorChip>}
              />
            ))}
          </RadioGroup>
        </div>
        <TextField
          label={text('caixa.marcador.texto')}
          autoFocus
          required
          value={written.texto}
          error={wrong}
          helperText={
            wrong
              ? text('caixa.marcador.semTexto')
              : text('ui.contador', { n: written.texto.length, maximo: mostText })
          }
          slotProps={{ htmlInput: { maxLength: mostText } }}
          onChange={({ target }) => change({ texto: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <TextField
          label={text('caixa.marcador.nota')}
          multiline
          minRows={3}
          value={written.nota}
          helperText={text('ui.contador', { n: written.nota.length, maximo: mostNote })}
          slotProps={{ htmlInput: { maxLength: mostNote } }}
          onChange={({ target }) => change({ nota: target.value })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.voltar')}</Button>
        <Button variant="contained" color="primary" onClick={save}>
          {text('caixa.marcador.guardar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
