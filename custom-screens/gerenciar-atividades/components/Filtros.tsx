import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ContagemAtividades } from '#schemas/shapes/fluxo-atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { withPart, type Filtro } from '../filter-kinds.ts';
import styles from '../GerenciarAtividades.module.css';

interface FiltrosProps {
  readonly filtro: Filtro;
  readonly contagem: ContagemAtividades | undefined;
  readonly onChange: (filtro: Filtro) => void;
}

const prazos = ['ATRASADAS', 'HOJE', 'SEM'] as const;
const posses = ['LIVRES', 'ASSUMIDAS'] as const;

/** Which of the activities are shown; a name is looked for with Enter. */
export const Filtros = ({ filtro, contagem, onChange }: FiltrosProps) => {
  const text = useText();
  const [q, setQ] = useState(filtro.q ?? '');
  const named = (lines: ContagemAtividades['porPapel'] = [], all: string) => [
    { value: '', label: all },
    ...lines.map(({ chave, nome }) => ({ value: chave, label: nome })),
  ];
  return (
    <div className={styles.filters} role="search" aria-label={text('gerenciarAtividades.filtros')}>
      <SearchField
        label={text('gerenciarAtividades.busca')}
        value={q}
        onChange={(typed) => {
          setQ(typed);
          if (typed === '') onChange(withPart(filtro, { q: undefined }));
        }}
        onSearch={(typed) => onChange(withPart(filtro, { q: typed.trim() }))}
      />
      <SelectInput
        label={text('gerenciarAtividades.papel')}
        value={filtro.papel ?? ''}
        options={named(contagem?.porPapel, text('gerenciarAtividades.todos'))}
        onChange={(papel) => onChange(withPart(filtro, { papel }))}
      />
      <SelectInput
        label={text('gerenciarAtividades.prazo')}
        value={filtro.prazo ?? ''}
        options={[
          { value: '', label: text('gerenciarAtividades.todos') },
          ...prazos.map((one) => ({ value: one, label: text(`gerenciarAtividades.prazos.${one}`) })),
        ]}
        onChange={(prazo) => onChange(withPart(filtro, { prazo }))}
      />
      <SelectInput
        label={text('gerenciarAtividades.posse')}
        value={filtro.posse ?? ''}
        options={[
          { value: '', label: text('gerenciarAtividades.todas') },
          ...posses.map((one) => ({ value: one, label: text(`gerenciarAtividades.posses.${one}`) })),
        ]}
        onChange={(posse) => onChange(withPart(filtro, { posse }))}
      />
      {Object.keys(filtro).length > 0 && (
        <Button
          size="small"
          onClick={() => {
            setQ('');
            onChange({});
          }}
        >
          {text('gerenciarAtividades.limpar')}
        </Button>
      )}
    </div>
  );
};
