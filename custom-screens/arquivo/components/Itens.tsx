import Checkbox from '@mui/material/Checkbox';
import { CircleCheck, SearchX, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ItemArquivamento } from '#schemas/shapes/arquivamento.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { AbaDeItens, useItens } from '../queries.ts';
import styles from '../Arquivo.module.css';
import { AtosDosEscolhidos } from './AtosDosEscolhidos.tsx';

interface ItensProps {
  readonly aba: AbaDeItens;
  readonly procurado: string;
  readonly read: ReturnType<typeof useItens>;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

const none: ReadonlySet<number> = new Set();

/** What the archive has in a tab, and what is done with those that are chosen. */
export const Itens = ({ aba, procurado, read, page, pageSize, onPage, onPageSize }: ItensProps) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(none);
  const { data, error, refetch } = read;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.itens.length === 0)
    return procurado === '' ? (
      <EmptyState icon={CircleCheck} title={text(`arquivamento.vazio.${aba}`)}>
        {text(`arquivamento.vazio.${aba}Texto`)}
      </EmptyState>
    ) : (
      <EmptyState icon={SearchX} title={text('arquivamento.vazio.filtro')}>
        {text('arquivamento.vazio.filtroTexto')}
      </EmptyState>
    );
  const atSight = data.itens.filter(({ item }) => chosen.has(item.id));
  const all = atSight.length === data.itens.length;
  const toggle = (id: number): void =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <div className={styles.choosing}>
        <Checkbox
          checked={all}
          indeterminate={atSight.length > 0 && !all}
          slotProps={{ input: { 'aria-label': text('arquivamento.selecionarPagina') } }}
          onChange={() => setChosen(all ? none : new Set(data.itens.map(({ item }) => item.id)))}
        />
        {atSight.length === 0 ? (
          <span className="sm sub">{text('arquivamento.selecionarPagina')}</span>
        ) : (
          <AtosDosEscolhidos
            escolhidos={atSight}
            onDone={() => setChosen(none)}
            end={
              <IconAction
                icon={X}
                size="small"
                label={text('arquivamento.limpar')}
                onClick={() => setChosen(none)}
              />
            }
          />
        )}
      </div>
      <ul
        className={styles.list}
        aria-label={text('arquivamento.lista', { aba: text(`arquivamento.abas.${aba}`) })}
      >
        {data.itens.map((one) => (
          <ItemRow
            key={one.item.id}
            item={one.item}
            to={consultaPath(one.item.id, one.item.tipo)}
            state={{ from: pathname + search }}
            selected={chosen.has(one.item.id)}
            onSelect={() => toggle(one.item.id)}
            note={<Guarda item={one} />}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={pageSize}
        shown={data.itens.length}
        total={data.total}
        exact={data.totalExato}
        onPage={onPage}
        onPageSize={onPageSize}
      />
    </>
  );
};

/** How it came, its class, and what keeps it from being filed. */
const Guarda = ({
  item: { deUnidade, enviadoPor, enviadoEm, arquivadoPor, arquivadoEm, classe, atos },
}: {
  readonly item: ItemArquivamento;
}) => {
  const text = useText();
  const motivo = atos.find(({ nome, permitida }) => nome === 'arquivar' && !permitida)?.motivo;
  const came =
    arquivadoEm === undefined
      ? text('arquivamento.enviado', {
          quem: enviadoPor,
          unidade: deUnidade.sigla,
          quando: formatMoment(enviadoEm),
        })
      : text('arquivamento.arquivado', { quem: arquivadoPor ?? '', quando: formatMoment(arquivadoEm) });
  return (
    <>
      {came} · {classe ?? text('arquivamento.semClasse')}
      {motivo !== undefined && <b className={styles.refusal}>{text('arquivamento.impede', { motivo })}</b>}
    </>
  );
};
