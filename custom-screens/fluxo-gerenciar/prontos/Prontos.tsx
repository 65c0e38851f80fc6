import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { fluxoProntoApi } from '#schemas/api/fluxo-pronto.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { Desenho } from '#src/conteudo/fluxo/Desenho.tsx';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { NamedSelect } from '../components/NamedSelect.tsx';
import type { PapelNomeado } from '../lane-role.ts';
import { Miniatura } from './Miniatura.tsx';
import styles from './Prontos.module.css';
import { rolesAlike, withRoles, type Papeis } from './with-roles.ts';

export type Pronto = FluxosProntos['prontos'][number];

interface ProntosProps {
  /** What was chosen, and its drawing with the roles that were. */
  readonly onTake: (xml: string, pronto: Pronto) => void;
  readonly onClose: () => void;
}

/** Flows of public administration to begin from: each with its small picture, what it is for and the law that it follows. */
export const Prontos = ({ onTake, onClose }: ProntosProps) => {
  const text = useText();
  const { data, error, refetch } = useRead(fluxoProntoApi.listar, {}, { ownError: true, staleTime: 60_000 });
  return (
    <PageDialog
      title={text('fluxoProntos.titulo')}
      note={text('fluxoProntos.ajuda')}
      closeLabel={text('fluxoProntos.fechar')}
      onClose={onClose}
    >
      {data ? (
        <Escolha prontos={data.prontos} papeis={data.papeis} onTake={onTake} />
      ) : (
        <div className={styles.page}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
        </div>
      )}
    </PageDialog>
  );
};

interface EscolhaProps extends Pick<ProntosProps, 'onTake'> {
  readonly papeis: readonly PapelNomeado[];
  readonly prontos: readonly Pronto[];
}

const Escolha = ({ prontos, papeis, onTake }: EscolhaProps) => {
  const text = useText();
  const group = useId();
  const [codigo, setCodigo] = useState(prontos[0]?.codigo);
  const [said, setSaid] = useState<Readonly<Record<string, Papeis>>>({});
  const pronto = prontos.find((one) => one.codigo === codigo);
  if (!pronto) return null;
  const chosen = said[pronto.codigo] ?? rolesAlike(pronto.papeis, papeis);
  const take = (): void => onTake(withRoles(pronto.xml, chosen), pronto);
  return (
    <div className={styles.page}>
      <div className={styles.list} role="radiogroup" aria-label={text('fluxoProntos.titulo')}>
        {prontos.map((one) => (
          <label key={one.codigo} className={styles.card}>
            <input
              type="radio"
              name={group}
              autoFocus={one.codigo === codigo}
              checked={one === pronto}
              aria-describedby={`${group}-${one.codigo}`}
              onChange={() => setCodigo(one.codigo)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') take();
              }}
            />
            <span className={styles.said}>
              <b>{one.nome}</b>
              <span id={`${group}-${one.codigo}`} className="xs sub">
                {one.descricao}
              </span>
              <Miniatura desenho={one.desenho} />
            </span>
          </label>
        ))}
      </div>
      <section className={styles.detail} aria-labelledby={`${group}-nome`}>
        <h3 id={`${group}-nome`} className={styles.name}>
          {pronto.nome}
        </h3>
        <p>{pronto.descricao}</p>
        <p className="sm sub">{text('fluxoProntos.lei', { lei: pronto.lei })}</p>
        <Desenho
          key={pronto.codigo}
          desenho={pronto.desenho}
          label={text('fluxoProntos.desenho', { nome: pronto.nome })}
          said={text('fluxoProntos.passos', {
            passos: pronto.desenho.elementos
              .flatMap(({ nome, forma }) => (nome === '' || forma !== 'TAREFA' ? [] : [nome]))
              .join(', '),
          })}
          lookOf={() => ({ shape: undefined })}
        />
        <h4 className={styles.who}>{text('fluxoProntos.quem')}</h4>
        <p className="sm sub">{text('fluxoProntos.quemAjuda')}</p>
        <div className={styles.roles}>
          {pronto.papeis.map((one) => (
            <NamedSelect
              key={one.codigo}
              label={one.nome}
              none={text('fluxoProntos.depois')}
              value={chosen[one.codigo] ?? ''}
              names={papeis}
              onChange={(papel) => setSaid({ ...said, [pronto.codigo]: { ...chosen, [one.codigo]: papel } })}
            />
          ))}
        </div>
        <div className={styles.acts}>
          <Button variant="contained" onClick={take}>
            {text('fluxoProntos.comecar')}
          </Button>
        </div>
      </section>
    </div>
  );
};
