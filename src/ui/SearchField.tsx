import { defined } from '#schemas/defined.ts';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from './IconAction.tsx';

interface SearchFieldProps {
  /** What it searches; said to screen readers and shown as example. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter. */
  readonly onSearch?: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly small?: boolean;
}

/** A search field: magnifier, text, clear; Esc clears before it leaves. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  autoFocus,
  small,
}: SearchFieldProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      inputRef={input}
      fullWidth
      type="text"
      value={value}
      placeholder={placeholder ?? label}
      autoFocus={autoFocus}
      sx={small ? { minHeight: 'var(--h-sm)', fontSize: 'var(--fs-sm)' } : undefined}
      inputProps={{
        role: 'searchbox',
        'aria-label': label,
        enterKeyHint: 'search',
        ...defined({ style: small ? { height: 'calc(var(--h-sm) - 2px)' } : undefined }),
      }}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch?.(value);
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          clear();
        }
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden="true" />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <InputAdornment position="end">
            <IconAction icon={X} label={text('ui.limparPesquisa')} size="small" onClick={clear} />
          </InputAdornment>
        )
      }
    />
  );
};
