import { Button } from '@mui/material';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { brokenRule, campoProblem, isEmptyCampo } from '#schemas/campos/campo-problem.ts';
import type { CampoConteudo, CampoValor } from '#schemas/shapes/campos.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import { cleanRecord } from '#src/engine/form/clean-record.ts';
import { FormFields } from '#src/engine/form/FormFields.tsx';
import { sectionsOf } from '#src/engine/form/layout.ts';
import { useFormState } from '#src/engine/form/use-form-state.ts';
import { judgedBy } from '#src/engine/form/validator.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import {
  campoField,
  campoName,
  camposPrefix,
  filledByPerson,
  type CamposPreenchidos,
} from './campo-field.ts';
import { CamposLidos } from './CamposLidos.tsx';
import { useCampoOptions } from './use-campo-options.ts';
import styles from './Campos.module.css';

interface Props {
  readonly conteudo: Pick<ConteudoAberto, 'id' | 'tipo'>;
  readonly titulo: string;
  /** As the server said at the last save. */
  readonly campos: readonly CampoConteudo[];
  readonly preenchidos: CamposPreenchidos;
  /** What the server refused or misses, by the label of the field. */
  readonly recusas: Readonly<Record<string, string>>;
  readonly pendencias: readonly Pendencia[];
  readonly editavel: boolean;
  readonly onChange: (campos: CamposPreenchidos) => void;
}

/** The custom fields of the type of a draft, in the widgets of the registers. */
export const CamposDoTipo = ({
  conteudo,
  titulo,
  campos,
  preenchidos,
  recusas,
  pendencias,
  editavel,
  onChange,
}: Props) => {
  const text = useText();
  const titleId = useId();
  const options = useCampoOptions(conteudo, campos, editavel);
  // the fields stay as the screen found them: a save in between changes what they hold, not what they are
  const [asFound] = useState(campos);
  const places = useMemo(
    () => asFound.flatMap((campo, index) => (filledByPerson(campo) ? [{ campo, index }] : [])),
    [asFound],
  );
  const fields = useMemo(
    () => places.map(({ campo, index }) => campoField(campo, index, options.opcoesOf(campo))),
    [places, options],
  );
  const [initial] = useState(() =>
    Object.fromEntries(
      places.map(({ campo, index }) => [campoName(index), preenchidos[campo.rotulo] ?? undefined]),
    ),
  );
  const said = useMemo(
    () => serverSays(campos, recusas, pendencias, preenchidos),
    [campos, recusas, pendencias, preenchidos],
  );
  const validator = useMemo(
    () => judgedBy((record) => places.flatMap(({ campo, index }) => faultOf(campo, index, record, said))),
    [places, said],
  );
  const form = useFormState(fields, initial, validator);
  const { values, touch } = form;

  const sent = useRef(JSON.stringify(initial));
  useEffect(() => {
    const clean = cleanRecord(fields, values);
    const now = JSON.stringify(clean);
    if (now === sent.current) return;
    sent.current = now;
    const next = Object.fromEntries(
      places.map(({ campo, index }) => [
        campo.rotulo,
        (clean[campoName(index)] as CampoValor | undefined) ?? null,
      ]),
    );
    for (const { campo, index } of places)
      if (showsWhileTyped(campo, next[campo.rotulo] ?? undefined)) touch(campoName(index));
    onChange(next);
  }, [fields, values, places, touch, onChange]);

  // what was refused is shown in its field, whether or not the person was there
  useEffect(() => {
    for (const { campo, index } of places) if (recusas[campo.rotulo] !== undefined) touch(campoName(index));
  }, [places, recusas, touch]);

  const sections = useMemo(() => sectionsOf(undefined, fields, titulo), [fields, titulo]);
  const readOnly = useMemo(() => (editavel ? [] : fields.map(({ name }) => name)), [editavel, fields]);
  if (options.reading) return <p className="sm mut">{text('campos.lendoOpcoes', { campo: titulo })}</p>;
  return (
    <section className={styles.tipo} aria-labelledby={titleId} data-campos-tipo>
      <h2 id={titleId}>{titulo}</h2>
      {options.failed && (
        <Note tone="ambar">
          {text('campos.semOpcoes')}{' '}
          <Button size="small" variant="text" onClick={options.retry}>
            {text('campos.tentarOpcoes')}
          </Button>
        </Note>
      )}
      <FormFields
        form={form}
        fields={fields}
        readOnly={readOnly}
        sections={sections}
        tab={undefined}
        record={undefined}
        validator={validator}
        prefix={camposPrefix}
        plain
      />
      <CamposLidos campos={campos.filter((campo) => !filledByPerson(campo))} />
    </section>
  );
};

const accepts = (expression: string, typed: string): boolean =>
  new RegExp(`^(?:${expression})$`, 'u').test(typed);

/** What is wrong with a field: as the browser judges it now or, of what only the server knows, as it said at the last save. */
const faultOf = (
  campo: CampoConteudo,
  index: number,
  record: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, Said>>,
): FieldError[] => {
  const regras = campo.regras.filter(({ exibirErro }) => exibirErro !== 'AO_SALVAR');
  const valor = record[campoName(index)] as CampoValor | undefined;
  const own = campoProblem({ ...campo, regras }, valor, accepts);
  // what it said of another value says nothing of this one
  const mensagem =
    own ?? (said[campo.rotulo]?.of === written(valor) ? said[campo.rotulo]?.mensagem : undefined);
  return mensagem === undefined || (isEmptyCampo(valor) && !campo.obrigatorio)
    ? []
    : [{ campo: campoName(index), mensagem }];
};

const showsWhileTyped = ({ regras }: CampoConteudo, valor: CampoValor | undefined): boolean =>
  valor !== undefined &&
  brokenRule(
    regras.filter(({ exibirErro }) => exibirErro === 'AO_DIGITAR'),
    valor,
    accepts,
  ) !== undefined;

interface Said {
  readonly mensagem: string;
  /** The value that it was said of. */
  readonly of: string;
}

const written = (valor: CampoValor | null | undefined): string => JSON.stringify(valor ?? null);

const serverSays = (
  campos: readonly CampoConteudo[],
  recusas: Readonly<Record<string, string>>,
  pendencias: readonly Pendencia[],
  preenchidos: CamposPreenchidos,
): Readonly<Record<string, Said>> => {
  const missing = pendencias.flatMap(({ campo, texto }) => {
    const place = /^campos\.(\d+)$/.exec(campo ?? '')?.[1];
    const found = place === undefined ? undefined : campos[Number(place)];
    return found ? [[found.rotulo, { mensagem: texto, of: written(found.valor) }] as const] : [];
  });
  const refused = Object.entries(recusas).map(
    ([rotulo, mensagem]) => [rotulo, { mensagem, of: written(preenchidos[rotulo]) }] as const,
  );
  return Object.fromEntries([...missing, ...refused]);
};
