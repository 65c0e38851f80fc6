import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { NivelAcesso } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';

/** Who may see a content, as it is written in its form. */
interface Acesso {
  readonly sigilo: number;
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string;
}

type Change = { [C in keyof Acesso]: [field: C, value: Acesso[C]] }[keyof Acesso];

interface AcessoFieldProps {
  readonly acesso: Acesso;
  readonly erros: Readonly<Partial<Record<keyof Acesso, string>>>;
  readonly editavel: boolean;
  /** Why it may not be changed here. */
  readonly ajuda?: string | undefined;
  /** The id of the control of a field. */
  readonly idOf: (field: keyof Acesso) => string;
  readonly onChange: (...change: Change) => void;
}

/** Degrees that are still given; the second one only stands on old records. */
const given = [0, 1, 3, 4] as const;
type Grau = 0 | 1 | 2 | 3 | 4;

/** The degree of secrecy, up to the person's own. */
export const SigiloField = ({ acesso, erros, editavel, idOf, onChange }: AcessoFieldProps) => {
  const text = useText();
  const { sigiloGrau } = useSignedIn().dados.usuario;
  const graus = [...new Set<number>([...given.filter((grau) => grau <= sigiloGrau), acesso.sigilo])].sort();
  return (
    <TextField
      select
      id={idOf('sigilo')}
      label={text('editor.campo.sigilo')}
      value={acesso.sigilo}
      error={erros.sigilo !== undefined}
      helperText={erros.sigilo}
      disabled={!editavel}
      onChange={(event) => onChange('sigilo', Number(event.target.value))}
    >
      {graus.map((grau) => (
        <MenuItem key={grau} value={grau}>
          {text(`ui.sigilo.${grau as Grau}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The level of access, and the ground of one that is not public. */
export const NivelAcessoFields = ({ acesso, erros, editavel, ajuda, idOf, onChange }: AcessoFieldProps) => {
  const text = useText();
  return (
    <>
      <TextField
        select
        id={idOf('nivelAcesso')}
        label={text('editor.campo.nivelAcesso')}
        value={acesso.nivelAcesso}
        error={erros.nivelAcesso !== undefined}
        helperText={erros.nivelAcesso ?? ajuda}
        disabled={!editavel}
        onChange={(event) => {
          const level = event.target.value as NivelAcesso;
          onChange('nivelAcesso', level);
        }}
      >
        {(['PUBLICO', 'RESTRITO', 'SIGILOSO'] as const).map((nivel) => (
          <MenuItem key={nivel} value={nivel}>
            {text(`ui.acesso.${nivel}`)}
          </MenuItem>
        ))}
      </TextField>
      {acesso.nivelAcesso !== 'PUBLICO' && (
        <TextField
          id={idOf('hipoteseLegal')}
          label={text('editor.campo.hipoteseLegal')}
          value={acesso.hipoteseLegal}
          error={erros.hipoteseLegal !== undefined}
          helperText={erros.hipoteseLegal ?? text('editor.campo.hipoteseLegalAjuda')}
          slotProps={{ htmlInput: { maxLength: 300, readOnly: !editavel, 'aria-required': true } }}
          onChange={(event) => onChange('hipoteseLegal', event.target.value)}
        />
      )}
    </>
  );
};
