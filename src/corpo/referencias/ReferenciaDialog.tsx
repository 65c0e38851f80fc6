import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { legendaOf, textoLegenda, type TipoAlvo } from '#schemas/corpo/alvos-of.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { useTypedChoice } from '#src/ui/use-typed-choice.ts';
import styles from '../toolbar/Toolbar.module.css';
import type { AlvoNoTexto } from './referidos.ts';

interface ReferenciaDialogProps {
  readonly choices: readonly AlvoNoTexto[];
  /** What the reference names now; undefined for a new one. */
  readonly ancora: string | undefined;
  /** The position of what was chosen. */
  readonly onDone: (alvo: number) => void;
  readonly onGo: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

const order: readonly TipoAlvo[] = ['dispositivo', 'item', 'titulo', 'tabela', 'figura', 'nota'];

/** Asks what a reference names, among what the text has. */
export const ReferenciaDialog = (props: ReferenciaDialogProps) => {
  const { choices, ancora, onDone, onGo, onRemove, onClose } = props;
  const text = useText();
  const titleId = useId();
  const sorted = order.flatMap((tipo) => choices.filter((choice) => choice.tipo === tipo));
  const former = sorted.find(({ no }) => ancora !== undefined && no.attrs?.['ancora'] === ancora);
  const [chosen, setChosen] = useState<AlvoNoTexto | null>(former ?? null);
  const [tried, setTried] = useState(false);
  const lost = ancora !== undefined && !former;
  const nameOf = ({ tipo, rotulo, no }: AlvoNoTexto): string => {
    if (tipo === 'titulo') return rotulo;
    const words = legendaOf(no.attrs) || firstWords(no);
    const head = rotulo || text(`editor.referencia.semNumero.${tipo === 'figura' ? 'figura' : 'tabela'}`);
    return words === '' ? head : textoLegenda({ rotulo: head, no: { ...no, attrs: { legenda: words } } });
  };
  const { typed, fieldOf } = useTypedChoice(useId(), chosen ? nameOf(chosen) : '');
  const fitting = sorted.filter((choice) => matchesText(nameOf(choice), typed));
  const { problem, props: box } = fieldOf({ searching: false, empty: fitting.length === 0 });
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // the editor may itself stand inside a form
    event.stopPropagation();
    setTried(true);
    if (chosen) onDone(chosen.pos);
  };
  const helpOf = (): string => {
    if (sorted.length === 0) return text('editor.referencia.nenhum');
    if (tried && !chosen) return text('editor.referencia.falta');
    return text(lost ? 'editor.referencia.perdida' : 'editor.referencia.ajuda');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id={titleId}>
          {text(ancora === undefined ? 'editor.referencia.titulo' : 'editor.referencia.tituloEditar')}
        </DialogTitle>
        <DialogContent className={styles.fields}>
          <Autocomplete
            {...box}
            options={fitting}
            filterOptions={(all) => all}
            value={chosen}
            onChange={(_, value) => setChosen(value)}
            getOptionLabel={nameOf}
            getOptionKey={({ pos }) => pos}
            isOptionEqualToValue={(one, other) => one.pos === other.pos}
            openOnFocus={ancora === undefined}
            autoHighlight
            noOptionsText={text(
              sorted.length === 0 ? 'editor.referencia.nenhum' : 'editor.referencia.nenhumAchado',
            )}
            renderInput={(params) => (
              <TextField
                {...params}
                label={text('editor.referencia.alvo')}
                autoFocus
                error={problem !== undefined || (!chosen && (tried || lost))}
                helperText={problem ?? helpOf()}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          {onRemove && (
            <Button variant="text" onClick={onRemove} sx={{ mr: 'auto' }}>
              {text('editor.referencia.retirar')}
            </Button>
          )}
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          {former && onGo && <Button onClick={onGo}>{text('editor.referencia.ir')}</Button>}
          <Button type="submit" variant="contained" color="primary">
            {text(ancora === undefined ? 'editor.referencia.inserir' : 'editor.referencia.guardar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const longest = 80;

/** The first words of what is named, so that the person knows it. */
const firstWords = (no: NoCorpo): string => {
  if (typeof no.attrs?.['alt'] === 'string') return cut(no.attrs['alt']);
  const words = (each: NoCorpo): string =>
    each.type === 'text'
      ? (each.text ?? '')
      : (each.content ?? []).map(words).join(each.type === 'paragraph' ? '' : ' ');
  // what an item holds inside it has its own line here
  const own = no.type === 'listItem' ? no.content?.[0] : no;
  return own ? cut(words(own)) : '';
};

const cut = (words: string): string => {
  const clean = words.replace(/\s+/gu, ' ').trim();
  return clean.length > longest ? `${clean.slice(0, longest).trimEnd()}…` : clean;
};
