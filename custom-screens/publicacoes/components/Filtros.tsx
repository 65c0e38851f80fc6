import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { PublicacoesOpcoes, PublicacoesQuery } from '#schemas/shapes/publicacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { isLongEnough } from '../publicacoes-url.ts';
import styles from './Publicacoes.module.css';

interface FiltrosProps {
  readonly search: URLSearchParams;
  readonly asked: PublicacoesQuery;
  readonly options: PublicacoesOpcoes | undefined;
  readonly filtered: boolean;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
  readonly onClear: () => void;
}

/** Words, kind, organisation and period, all of them in the address. */
export const Filtros = ({ search, asked, options, filtered, onChange, onClear }: FiltrosProps) => {
  const text = useText();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = typed.trim();
    const tooShort = q !== '' && !isLongEnough(q);
    setShort(tooShort);
    if (!tooShort) onChange({ q });
  };
  const choice = (list: PublicacoesOpcoes['tipos'] | undefined) => [
    { value: 0, label: text('publicacoes.todos') },
    ...(list ?? []).map(({ id, rotulo }) => ({ value: id, label: rotulo })),
  ];
  const { tipo = 0, tipoProcesso = 0, organizacao = 0, de, ate } = asked;
  return (
    <form
      role="search"
      aria-label={text('publicacoes.filtros')}
      className={styles.filters}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        className={styles.words}
        label={text('publicacoes.palavras')}
        value={typed}
        error={short ? text('publicacoes.curta') : undefined}
        fullWidth
        inputProps={{ type: 'search', maxLength: 200 }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="contained" color="primary" startIcon={<Search aria-hidden="true" />}>
        {text('publicacoes.procurar')}
      </Button>
      <div className={styles.choices}>
        <SelectInput
          label={text('publicacoes.tipo')}
          options={choice(options?.tipos)}
          value={choice(options?.tipos).some(({ value }) => value === tipo) ? tipo : 0}
          onChange={(id) => onChange({ tipo: id === 0 ? undefined : String(id), processo: undefined })}
        />
        {(options?.tiposProcesso.length ?? 0) > 0 && (
          <SelectInput
            label={text('publicacoes.tipoProcesso')}
            options={choice(options?.tiposProcesso)}
            value={
              choice(options?.tiposProcesso).some(({ value }) => value === tipoProcesso) ? tipoProcesso : 0
            }
            onChange={(id) => onChange({ processo: id === 0 ? undefined : String(id), tipo: undefined })}
          />
        )}
        {(options?.organizacoes.length ?? 0) > 1 && (
          <SelectInput
            label={text('publicacoes.orgao')}
            options={choice(options?.organizacoes)}
            value={choice(options?.organizacoes).some(({ value }) => value === organizacao) ? organizacao : 0}
            onChange={(id) => onChange({ orgao: id === 0 ? undefined : String(id) })}
          />
        )}
        <DateRangeField
          label={text('publicacoes.periodo')}
          clearable
          value={de !== undefined && ate !== undefined ? { inicio: de, fim: ate } : undefined}
          onChange={(range) => onChange({ de: range?.inicio, ate: range?.fim })}
        />
        {filtered && (
          <Button variant="text" onClick={onClear}>
            {text('publicacoes.limpar')}
          </Button>
        )}
      </div>
    </form>
  );
};
