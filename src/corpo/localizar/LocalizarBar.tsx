import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEditorState, type Editor } from '@tiptap/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { ModoCorpo } from '../corpo-context.ts';
import { localizadoOf, replace, search, step } from './localizar.ts';
import styles from './Localizar.module.css';

interface LocalizarBarProps {
  readonly editor: Editor;
  readonly modo: ModoCorpo;
  /** What was chosen in the text when it opened. */
  readonly first: string;
  readonly substituir: boolean;
  readonly onClose: () => void;
}

/** Finds words in the text and puts others in their place. Enter goes on, Shift+Enter goes back, Esc ends. */
export const LocalizarBar = ({ editor, modo, first, substituir, onClose }: LocalizarBarProps) => {
  const text = useText();
  const [termo, setTermo] = useState(first);
  const [novo, setNovo] = useState('');
  const [exata, setExata] = useState(false);
  const [done, setDone] = useState<string>();
  const { total, atual, fixo } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { achados, atual: at } = localizadoOf(now.state);
      return { total: achados.length, atual: at, fixo: achados[at]?.fixo === true };
    },
  });
  useEffect(() => search(editor, termo === '' ? undefined : { termo, exata }), [editor, termo, exata]);
  useEffect(() => () => search(editor, undefined), [editor]);
  const mayChange = ({ fixo: fixed }: { readonly fixo: boolean }): boolean => modo === 'modelo' || !fixed;
  const move = (by: 1 | -1): void => {
    setDone(undefined);
    step(editor, by);
  };
  const put = (which: 'atual' | 'todas'): void => {
    const count = replace(editor, novo, which, mayChange);
    setDone(count === 0 ? text('editor.localizar.fixo') : text('editor.localizar.feito', { count }));
  };
  const keys = (event: KeyboardEvent, onEnter: () => void): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      onEnter();
    }
  };
  const counted = (): string => {
    if (termo === '') return '';
    if (total === 0) return text('editor.localizar.nenhum');
    return text('editor.localizar.contagem', { n: atual + 1, total });
  };
  return (
    <div role="search" aria-label={text('editor.localizar.rotulo')} className={styles.barra}>
      <div className={styles.linha}>
        <TextField
          size="small"
          className={styles.campo}
          placeholder={text('editor.localizar.termo')}
          value={termo}
          autoFocus={!substituir || first === ''}
          slotProps={{
            htmlInput: { 'aria-label': text('editor.localizar.termo'), maxLength: 200, autoComplete: 'off' },
          }}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDone(undefined);
            setTermo(event.target.value);
          }}
          onKeyDown={(event) => keys(event, () => move(event.shiftKey ? -1 : 1))}
        />
        <IconButton
          aria-label={text('editor.localizar.anterior')}
          disabled={total === 0}
          onClick={() => move(-1)}
        >
          <ChevronUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={text('editor.localizar.seguinte')}
          disabled={total === 0}
          onClick={() => move(1)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </IconButton>
        <span role="status" className={styles.conta}>
          {done ?? counted()}
        </span>
        <FormControlLabel
          label={text('editor.localizar.exata')}
          control={<Checkbox checked={exata} onChange={(_, on) => setExata(on)} />}
        />
        <IconButton className={styles.fechar} aria-label={text('editor.localizar.fechar')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.linha}>
        <TextField
          size="small"
          className={styles.campo}
          placeholder={text('editor.localizar.novo')}
          value={novo}
          autoFocus={substituir && first !== ''}
          slotProps={{
            htmlInput: { 'aria-label': text('editor.localizar.novo'), maxLength: 1000, autoComplete: 'off' },
          }}
          onChange={(event) => setNovo(event.target.value)}
          onKeyDown={(event) => keys(event, () => put('atual'))}
        />
        <Button
          size="small"
          disabled={atual < 0 || (fixo && modo === 'documento')}
          onClick={() => put('atual')}
        >
          {text('editor.localizar.substituir')}
        </Button>
        <Button size="small" disabled={total === 0} onClick={() => put('todas')}>
          {text('editor.localizar.todas')}
        </Button>
      </div>
    </div>
  );
};
