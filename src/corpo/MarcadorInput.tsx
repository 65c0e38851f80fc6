import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useIMask } from 'react-imask';
import { capitals, inputMask } from '#src/ui/input-mask.ts';

interface MarcadorInputProps {
  readonly label: string;
  /** The title above already says it. */
  readonly labelHidden: boolean;
  readonly help: string;
  readonly mascara: string | undefined;
  readonly valor: string;
  readonly onValor: (valor: string) => void;
  readonly onDone: () => void;
}

/** The longest value that the server keeps. */
const longest = 20_000;

/** One value, written under the mask of the model when it has one; Enter ends, Shift+Enter breaks the line. */
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
  return (
    <TextField
      {...field}
      multiline
      maxRows={10}
      value={props.valor}
      slotProps={{ htmlInput }}
      onChange={(event) => props.onValor(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey) return;
        event.preventDefault();
        props.onDone();
      }}
    />
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
