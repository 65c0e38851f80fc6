import Button from '@mui/material/Button';
import { ScanBarcode } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type FormEvent, type RefObject } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './Inclusao.module.css';

interface LeitorDeEtiquetasProps {
  readonly id: string;
  readonly label: string;
  /** What the button does. */
  readonly act: string;
  readonly help: string;
  /** Where whoever leads here puts the focus. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly autoFocus?: boolean;
  /** What was written and not yet read, where it is kept. */
  readonly kept?: { readonly escrito: string; readonly onEscrito: (escrito: string) => void };
  readonly onCode: (code: string) => void;
}

const longest = 300;

/** Takes labels that are scanned, or numbers that are written, one after the other: a scanner ends each with Enter. */
export const LeitorDeEtiquetas = ({
  id,
  label,
  act,
  help,
  field,
  autoFocus,
  kept,
  onCode,
}: LeitorDeEtiquetasProps) => {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [here, setHere] = useState('');
  const [written, setWritten] = kept ? [kept.escrito, kept.onEscrito] : [here, setHere];
  const take = (event: FormEvent): void => {
    event.preventDefault();
    const code = written.trim();
    if (code !== '') onCode(code);
    setWritten('');
    input.current?.focus();
  };
  // a column of a sheet has many: a field of one line would put them together
  const paste = (event: ClipboardEvent): void => {
    const codes = linesOf(event.clipboardData.getData('text'));
    if (codes.length < 2) return;
    event.preventDefault();
    for (const code of codes) onCode(code);
  };
  return (
    <form className={styles.leitor} noValidate onSubmit={take}>
      <TextInput
        id={id}
        className="grow"
        label={label}
        help={help}
        value={written}
        autoFocus={autoFocus}
        autoComplete="off"
        inputRef={input}
        inputProps={{ maxLength: longest, enterKeyHint: 'done', spellCheck: false }}
        onChange={({ target }) => setWritten(target.value)}
        onPaste={paste}
      />
      <Button type="submit" startIcon={<ScanBarcode aria-hidden="true" />}>
        {act}
      </Button>
    </form>
  );
};

const linesOf = (pasted: string): readonly string[] =>
  pasted
    .split(/[\r\n\t;]+/)
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line !== '');
