import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { camposDeTexto, camposPorCaso, menorTexto, type CampoPesquisa } from '#schemas/campos-pesquisa.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { fieldsOf, type AdvancedSearch } from './advanced-url.ts';
import { FilterField } from './FilterField.tsx';
import styles from './AdvancedForm.module.css';

export type FieldRefusals = Readonly<Partial<Record<CampoPesquisa, string>>>;

interface AdvancedFormProps {
  readonly search: AdvancedSearch;
  /** What the server said of its fields. */
  readonly refused?: FieldRefusals | undefined;
  readonly onSearch: (search: AdvancedSearch) => void;
  /** What the button says where the search is not listed. */
  readonly submitLabel?: string;
  /** In the panel of the header: a way out without searching. */
  readonly onClose?: () => void;
}

const kinds: readonly CasoDeUsoPesquisa[] = [
  'Todos',
  'Processo',
  'Documento',
  'Protocolo',
  'ProtocoloExterno',
];

/** Fields that take a whole line where there is room for several. */
const wide: readonly CampoPesquisa[] = ['q', 'assunto'];

/** The fields of a kind, to be searched together. */
export const AdvancedForm = ({ search, refused, submitLabel, onSearch, onClose }: AdvancedFormProps) => {
  const text = useText();
  const id = useId();
  const [{ caso, filtro }, setAsked] = useState(search);
  const [errors, setErrors] = useState<FieldRefusals>({});
  useEffect(() => {
    if (refused) setErrors(refused);
  }, [refused]);
  const change = (name: CampoPesquisa, value: FiltroCampos[CampoPesquisa]): void => {
    setAsked({ caso, filtro: { ...filtro, [name]: value } });
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = shortTexts(filtro, text('pesquisa.recusa.curta', { n: menorTexto }));
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSearch({ caso, filtro: cleaned(filtro) });
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  return (
    <form
      noValidate
      role="search"
      aria-label={text('pesquisa.avancada.titulo')}
      className={styles['form']}
      onSubmit={submit}
    >
      <div className={styles['fields']}>
        <SelectInput<CasoDeUsoPesquisa>
          label={text('caixa.pesquisa.tipo')}
          options={kinds.map((kind) => ({ value: kind, label: text(`pesquisa.tipos.${kind}`) }))}
          value={caso}
          onChange={(kind) => setAsked({ caso: kind, filtro: fieldsOf(kind, filtro) })}
        />
        {camposPorCaso[caso].map((name) => (
          <div key={name} className={wide.includes(name) ? styles['wide'] : undefined}>
            <FilterField
              id={`${id}-${name}`}
              name={name}
              value={filtro[name]}
              error={errors[name]}
              onChange={(value) => change(name, value)}
            />
          </div>
        ))}
      </div>
      <div className={styles['foot']}>
        <Button type="submit" variant="contained" startIcon={<Search size={16} aria-hidden="true" />}>
          {submitLabel ?? text('shell.cabecalho.pesquisar')}
        </Button>
        <Button onClick={() => setAsked({ caso, filtro: {} })}>{text('pesquisa.avancada.limpar')}</Button>
        {onClose && <Button onClick={onClose}>{text('ui.fechar')}</Button>}
      </div>
    </form>
  );
};

const shortTexts = (filtro: FiltroCampos, message: string): Partial<Record<CampoPesquisa, string>> =>
  Object.fromEntries(
    camposDeTexto.flatMap((name) => {
      const letters = filtro[name]?.replaceAll(/[^\p{L}\p{N}]/gu, '').length ?? 0;
      return filtro[name]?.trim() && letters < menorTexto ? [[name, message]] : [];
    }),
  );

/** What is empty asks nothing. */
const cleaned = (filtro: FiltroCampos): FiltroCampos =>
  Object.fromEntries(
    Object.entries(filtro).filter(
      ([, value]) => value !== undefined && (typeof value !== 'string' || value.trim() !== ''),
    ),
  );
