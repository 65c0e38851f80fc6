import TextField from '@mui/material/TextField';
import { Lock } from 'lucide-react';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DestinoInterno } from '#schemas/shapes/destino.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { controlId } from '../field-labels.ts';
import type { Campo, Minuta } from '../minuta.ts';
import { searchClasses, searchDestinos, searchInteressados } from '../queries.ts';
import { NivelAcessoFields, SigiloField } from '#src/conteudo/AcessoFields.tsx';
import { VigenciaFields } from '#src/conteudo/VigenciaFields.tsx';
import { PickField } from '#src/conteudo/PickField.tsx';
import styles from './Edicao.module.css';

interface CamposProps {
  readonly modelo: string;
  readonly minuta: Minuta;
  readonly erros: Readonly<Partial<Record<Campo, string>>>;
  readonly editavel: boolean;
  /** Who only helps to write it does not change who sees it. */
  readonly acessoEditavel: boolean;
  /** Its model or its type shows from when and until when it is valid. */
  readonly mostraVigencia: boolean;
  readonly onChange: <C extends keyof Minuta>(campo: C, value: Minuta[C]) => void;
}

const rotuloKey = ({ id }: Rotulo): string => String(id);
const rotuloName = ({ rotulo }: Rotulo): string => rotulo;
const destinoKey = ({ unidade, usuario }: DestinoInterno): string => `${unidade.id}/${usuario?.id ?? 0}`;
const destinoName = ({ unidade, usuario }: DestinoInterno): string =>
  usuario ? `${usuario.nome}, ${unidade.sigla}` : `${unidade.sigla} - ${unidade.nome}`;

/** What the draft is about and who it concerns. */
export const Campos = (props: CamposProps) => {
  const { modelo, minuta, erros, editavel, acessoEditavel, mostraVigencia, onChange } = props;
  const text = useText();
  const mayForward = useCan('tramiteDocumento');
  const acesso = {
    acesso: minuta,
    erros,
    editavel: acessoEditavel,
    ajuda: editavel && !acessoEditavel ? text('editor.campo.acessoDeQuemTem') : undefined,
    idOf: controlId,
    onChange,
  };
  return (
    <div className={styles.campos}>
      <TextField
        label={text('editor.campo.modelo')}
        value={modelo}
        slotProps={{ htmlInput: { readOnly: true }, input: { endAdornment: <Lock aria-hidden="true" /> } }}
        className={styles.locked}
      />
      <TextField
        id={controlId('assunto')}
        label={text('editor.campo.assunto')}
        value={minuta.assunto}
        multiline
        maxRows={5}
        error={erros.assunto !== undefined}
        helperText={erros.assunto}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true, readOnly: !editavel } }}
        onChange={(event) => onChange('assunto', event.target.value.replace(/\n/g, ' '))}
      />
      <PickField
        id={controlId('assuntoClasse')}
        label={text('editor.campo.classe')}
        source="classes"
        search={searchClasses}
        value={minuta.assuntoClasse ? [minuta.assuntoClasse] : []}
        keyOf={rotuloKey}
        nameOf={rotuloName}
        error={erros.assuntoClasse}
        readOnly={!editavel}
        onChange={([chosen]) => onChange('assuntoClasse', chosen)}
      />
      <div className={styles.pair}>
        <SigiloField {...acesso} />
        <DateField
          id={controlId('vencimento')}
          label={text('editor.campo.vencimento')}
          value={minuta.vencimento}
          error={erros.vencimento}
          readOnly={!editavel}
          onChange={(day) => onChange('vencimento', day)}
        />
      </div>
      {mostraVigencia && (
        <VigenciaFields
          id={controlId('vigencia')}
          value={minuta.vigencia}
          error={erros.vigencia}
          readOnly={!editavel}
          onChange={(vigencia) => onChange('vigencia', vigencia)}
        />
      )}
      <NivelAcessoFields {...acesso} />
      <PickField
        id={controlId('interessados')}
        label={text('editor.campo.interessados')}
        source="interessados"
        search={searchInteressados}
        multiple
        value={minuta.interessados}
        keyOf={rotuloKey}
        nameOf={rotuloName}
        error={erros.interessados}
        readOnly={!editavel}
        onChange={(chosen) => onChange('interessados', chosen)}
      />
      <PickField
        id={controlId('destinos')}
        label={text('editor.campo.destinos')}
        source="destinos"
        search={searchDestinos}
        multiple
        value={minuta.destinos}
        keyOf={destinoKey}
        nameOf={destinoName}
        error={erros.destinos}
        help={mayForward ? undefined : text('editor.campo.destinosSemPermissao')}
        readOnly={!editavel || !mayForward}
        onChange={(chosen) => onChange('destinos', chosen)}
      />
    </div>
  );
};
