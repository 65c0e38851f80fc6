import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIMask } from 'react-imask';
import { optionId, SugestaoList } from './redacao/SugestaoList.tsx';
import type { Sugestao } from './redacao/sugestoes.ts';
import { capitals, inputMask } from '#src/ui/input-mask.ts';

interface MarcadorInputProps {
  readonly label: string;
  /** The title above already says it. */
  readonly labelHidden: boolean;
  readonly help: string;
  readonly mascara: string | undefined;
  readonly valor: string;
  /** What may be taken instead of typing it. */
  readonly sugestoes: readonly Sugestao[];
  readonly onValor: (valor: string) => void;
  readonly onDone: () => void;
}

/** The longest value that the server keeps. */
const longest = 20_000;

/**
 * One value, written under the mask of the model when it has one; Enter ends, Shift+Enter breaks the line. The arrows walk what is
 * suggested, and Enter takes it.
 */
export const MarcadorInput = ({ mascara, ...props }: MarcadorInputProps) =>
  mascara === undefined ? <FreeInput {...props} /> : <MaskedInput {...props} mascara={mascara} />;

const shown = ({ label, labelHidden, help }: Omit<MarcadorInputProps, 'mascara'>) => ({
  label: labelHidden ? undefined : label,
  helperText: help,
  autoFocus: true,
  htmlInput: { 'aria-label': labelHidden ? label : undefined, maxLength: longest },
});

const FreeInput = (props: Omit<MarcadorInputProps, 'mascara'>) => {
  const { htmlInput, ...field } = shown(props);
  const { sugestoes, valor, onValor, onDone } = props;
  const listId = useId();
  const [active, setActive] = useState<number>();
  const offered = sugestoes.length > 0;
  const choose = (chosen: string): void => {
    onValor(chosen);
    onDone();
  };
  const walk = (event: KeyboardEvent, by: 1 | -1): void => {
    // among the lines of a longer text the arrows are those of the text
    if (!offered || valor.includes('\n')) return;
    event.preventDefault();
    const from = active ?? (by === 1 ? -1 : sugestoes.length);
    const next = from + by;
    setActive(next >= 0 && next < sugestoes.length ? next : undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey) return;
    event.preventDefault();
    const taken = active === undefined ? undefined : sugestoes[active];
    if (taken) choose(taken.valor);
    else onDone();
  };
  return (
    <>
      <TextField
        {...field}
        multiline
        maxRows={10}
        value={valor}
        slotProps={{
          htmlInput: {
            ...htmlInput,
            'aria-autocomplete': offered ? 'list' : undefined,
            'aria-controls': offered ? listId : undefined,
            'aria-activedescendant': active === undefined ? undefined : optionId(listId, active),
          },
        }}
        onChange={(event) => {
          setActive(undefined);
          onValor(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {offered && <SugestaoList id={listId} sugestoes={sugestoes} active={active} onChoose={choose} />}
    </>
  );
};

const MaskedInput = (props: MarcadorInputProps & { readonly mascara: string }) => {
  const { htmlInput, ...field } = shown(props);
  const change = useRef(props.onValor);
  useEffect(() => {
    change.current = props.onValor;
  });
  const known = useRef(props.valor);
  const { ref } = useIMask<HTMLInputElement>(
    { ...inputMask(props.mascara), ...capitals([props.mascara]) },
    {
      defaultValue: props.valor,
      onAccept: (written) => {
        if (written === known.current) return;
        known.current = written;
        change.current(written);
      },
    },
  );
  return (
    <TextField
      {...field}
      inputRef={ref}
      slotProps={{ htmlInput: { ...htmlInput, className: 'num', autoComplete: 'off' } }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') props.onDone();
      }}
    />
  );
};
