import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Layers, ListMinus } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Lote } from '#schemas/shapes/lote.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import type { Escolha } from '#src/conteudo/inclusao/EscolherConteudo.tsx';
import { Incluir } from '#src/conteudo/inclusao/Incluir.tsx';
import type { Inclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { ItemDoLote } from '#src/conteudo/lote/ItemDoLote.tsx';
import { partedItems } from '#src/conteudo/lote/parted-items.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { LoteActs } from '../use-lote-acts.ts';
import styles from '../LoteConsulta.module.css';

interface ItensProps {
  readonly lote: Lote;
  readonly acts: LoteActs;
  readonly inclusao: Inclusao;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
}

/** What the unit holds and may send. */
const toGo: Escolha = {
  aba: 'unidade',
  serve: ({ tipo, acoes }) => tipo !== tipoConteudo.lote && acoes.includes('tramitar'),
};

/** What goes in the lot, what it left behind, and how it is filled. */
export const Itens = ({ lote, acts, inclusao, field, autoFocus }: ItensProps) => {
  const text = useText();
  const [insideId, outsideId] = [useId(), useId()];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { itens, acoes, devolve, devolucoes } = lote;
  const { dentro, fora } = partedItems(itens);
  const may = (ato: string): boolean => acoes.some(({ nome, permitida }) => nome === ato && permitida);
  const fills = may('incluirItens');
  const takesOut = may('retirarItens') && dentro.length > 0;
  // what left meanwhile is no longer chosen
  const selected = takesOut ? dentro.filter(({ id }) => chosen.has(id)).map(({ id }) => id) : [];
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className={styles.itens}>
      {fills && <Incluir inclusao={inclusao} escolha={toGo} field={field} autoFocus={autoFocus} />}
      {devolve && <Citado dito="loteTela.itens.devolve" lotes={[devolve]} />}
      {devolucoes.length > 0 && <Citado dito="loteTela.itens.devolvidos" lotes={devolucoes} />}
      <section className={styles.list} aria-labelledby={insideId}>
        <div className={styles.head}>
          <h2 id={insideId} className="grow">
            {text('loteTela.itens.titulo')}{' '}
            <span className={styles.count}>{text('loteTela.itens.total', { count: dentro.length })}</span>
          </h2>
        </div>
        {takesOut && (
          <div className={styles.choose}>
            <Checkbox
              checked={selected.length === dentro.length}
              indeterminate={selected.length > 0 && selected.length < dentro.length}
              slotProps={{ input: { 'aria-label': text('loteTela.itens.selecionarTodos') } }}
              onChange={() =>
                setChosen(selected.length === dentro.length ? new Set() : new Set(dentro.map(({ id }) => id)))
              }
            />
            <span className="grow sm" role="status">
              {text('loteTela.itens.selecionados', { count: selected.length })}
            </span>
            <Button
              size="small"
              disabled={selected.length === 0}
              loading={acts.retirando}
              loadingPosition="start"
              startIcon={<ListMinus aria-hidden="true" />}
              onClick={() => void acts.retirar(selected, () => setChosen(new Set()))}
            >
              {text('loteTela.itens.retirar')}
            </Button>
          </div>
        )}
        {dentro.length === 0 ? (
          <EmptyState icon={Layers} title={text('loteTela.itens.vazio')}>
            {text(fills ? 'loteTela.itens.vazioTexto' : 'loteTela.itens.vazioSo')}
          </EmptyState>
        ) : (
          <ul>
            {dentro.map((item) => (
              <ItemDoLote
                key={item.id}
                item={item}
                start={
                  takesOut && (
                    <Checkbox
                      checked={chosen.has(item.id)}
                      slotProps={{
                        input: { 'aria-label': text('loteTela.itens.selecionar', { item: item.rotulo }) },
                      }}
                      onChange={() => toggle(item.id)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
      </section>
      {fora.length > 0 && (
        <section className={styles.list} aria-labelledby={outsideId}>
          <div className={styles.head}>
            <h2 id={outsideId}>
              {text('loteTela.itens.fora')}{' '}
              <span className={styles.count}>{text('loteTela.itens.total', { count: fora.length })}</span>
            </h2>
          </div>
          <ul>
            {fora.map((item) => (
              <ItemDoLote key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

interface CitadoProps {
  readonly dito: 'loteTela.itens.devolve' | 'loteTela.itens.devolvidos';
  readonly lotes: Lote['devolucoes'];
}

const Citado = ({ dito, lotes }: CitadoProps) => {
  const text = useText();
  return (
    <div className={styles.citado}>
      <Note>
        {text(dito)}{' '}
        {lotes.map(({ id, numero }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={consultaPath(id, tipoConteudo.lote)}>{numero}</Link>
          </span>
        ))}
      </Note>
    </div>
  );
};
