import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#src/i18n/use-text.ts';
import type { TextoPronto } from '../use-tramite.ts';

interface TextoProntoFieldProps {
  readonly textos: readonly TextoPronto[];
  /** What is written now. */
  readonly texto: string;
  readonly onChange: (texto: string) => void;
}

/** Ready texts of the unit: choosing one writes it, and the person may go on from there. */
export const TextoProntoField = ({ textos, texto, onChange }: TextoProntoFieldProps) => {
  const text = useText();
  if (textos.length === 0) return null;
  const chosen = textos.find((each) => each.texto === texto);
  return (
    <TextField
      select
      label={text('tramite.textoPronto')}
      value={chosen ? String(chosen.id) : ''}
      helperText={text('tramite.textoProntoAjuda')}
      slotProps={{ select: { displayEmpty: true } }}
      onChange={({ target }) => onChange(textos.find(({ id }) => String(id) === target.value)?.texto ?? '')}
    >
      <MenuItem value="">
        {text(texto === '' || chosen ? 'tramite.semTexto' : 'tramite.textoProprio')}
      </MenuItem>
      {textos.map(({ id, descricao, padrao }) => (
        <MenuItem key={id} value={String(id)}>
          {padrao ? text('tramite.textoPadrao', { descricao }) : descricao}
        </MenuItem>
      ))}
    </TextField>
  );
};
