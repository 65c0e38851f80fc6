import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { AssinanteDeFora } from '#schemas/shapes/assinante.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { controlId } from '../field-labels.ts';
import { searchDeFora, searchPessoas } from '../queries.ts';
import type { Indicado } from '../use-assinantes.ts';
import styles from './Edicao.module.css';

interface LugarLivreProps {
  /** The draft. */
  readonly id: number;
  readonly chave: string;
  readonly rotulo: string;
  /** People from outside may be asked. */
  readonly deFora: boolean;
  readonly editavel: boolean;
  /** Who writes may sign and does not yet: their number. */
  readonly eu?: number;
  readonly onIndicar: (quem: Indicado) => void;
}

const keyOf = ({ id }: { readonly id: number }): string => String(id);
const nameOf = ({ nome }: { readonly nome: string }): string => nome;
const pessoaDetail = ({ cargo, unidade }: Pessoa): string | undefined =>
  [cargo, unidade].filter(Boolean).join(', ') || undefined;
const deForaDetail = ({ documento, email }: AssinanteDeFora): string => `${documento} · ${email}`;

/** A place of signature that nobody has: somebody of the institution, or from outside where the model takes them. */
export const LugarLivre = ({ id, chave, rotulo, deFora, editavel, eu, onIndicar }: LugarLivreProps) => {
  const text = useText();
  const [fora, setFora] = useState(false);
  const field = {
    id: controlId(chave),
    label: text('editor.assinantes.livre', { lugar: rotulo }),
    value: [],
    keyOf,
    nameOf,
    readOnly: !editavel,
  };
  return (
    <div className={styles.free}>
      {deFora && editavel && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={fora}
          aria-label={text('editor.assinantes.deOnde', { lugar: rotulo })}
          onChange={(_, chosen: boolean | null) => chosen !== null && setFora(chosen)}
        >
          <ToggleButton value={false}>{text('caixa.deDentro')}</ToggleButton>
          <ToggleButton value={true}>{text('caixa.deFora')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {deFora && fora ? (
        <PickField
          {...field}
          source={`assinantes-de-fora:${id}`}
          search={(q, signal) => searchDeFora(id, q, signal)}
          detailOf={deForaDetail}
          help={text('editor.assinantes.deForaAjuda')}
          onChange={([quem]) => quem && onIndicar({ externoId: quem.id })}
        />
      ) : (
        <PickField
          {...field}
          source="assinantes"
          search={searchPessoas}
          detailOf={pessoaDetail}
          onChange={([quem]) => quem && onIndicar({ usuarioId: quem.id })}
        />
      )}
      {eu !== undefined && (
        <Button
          size="small"
          startIcon={<PenLine aria-hidden="true" />}
          aria-label={text('editor.assinantes.euAssinoEm', { lugar: rotulo })}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onIndicar({ usuarioId: eu })}
        >
          {text('editor.assinantes.euAssino')}
        </Button>
      )}
    </div>
  );
};
