import { ArrowRight, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { UnidadeTransferencia } from '#schemas/shapes/transferencia.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { can } from '#src/session/can.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { NoPermission } from '#src/ui/NoPermission.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { Conteudos } from './components/Conteudos.tsx';
import { Filtros } from './components/Filtros.tsx';
import { Pedido } from './components/Pedido.tsx';
import { UnidadeField } from './components/UnidadeField.tsx';
import { noFilter, type Filtro } from './filtro.ts';
import { useConteudos } from './queries.ts';
import styles from './Transferencia.module.css';

const typingMs = 300;
const none: ReadonlySet<number> = new Set();

/** Passes what a unit holds to another, in bulk: from where, to where, which, and why. */
export const Transferencia = () => {
  const text = useText();
  const allowed = can(useSession(), { flag: 'transferirConteudosUnidades' });
  usePageTitle(text('transferencia.titulo'));
  if (!allowed) return <NoPermission />;
  return (
    <div className={styles.page}>
      <PageHeader title={text('transferencia.titulo')} subtitle={text('transferencia.ajuda')} />
      <Formulario />
    </div>
  );
};

const Formulario = () => {
  const text = useText();
  const [de, setDe] = useState<UnidadeTransferencia>();
  const [para, setPara] = useState<UnidadeTransferencia>();
  const [filtro, setFiltro] = useState<Filtro>(noFilter);
  const [pagina, setPagina] = useState({ page: 1, pageSize: 20 });
  const [chosen, setChosen] = useState(none);
  const asked = { ...filtro, q: useSettled(filtro.q, typingMs) };
  const read = useConteudos(de?.id, asked, pagina);
  const total = read.data?.total ?? 0;

  // another question has other contents: what was chosen of one is not of the next
  const restart = (): void => {
    setChosen(none);
    setPagina(({ pageSize }) => ({ page: 1, pageSize }));
  };
  const toggle = (id: number): void =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <div className={styles.body}>
      <section className={styles.what} aria-label={text('transferencia.conteudos')}>
        <div className={styles.units}>
          <UnidadeField
            id="deUnidadeId"
            label={text('transferencia.de')}
            value={de}
            onChange={(unidade) => {
              setDe(unidade);
              restart();
            }}
          />
          <ArrowRight className={styles.arrow} size={18} aria-hidden="true" />
          <UnidadeField
            id="paraUnidadeId"
            label={text('transferencia.para')}
            value={para}
            onlyActive
            error={para && para.id === de?.id ? text('transferencia.recusa.aMesma') : undefined}
            onChange={setPara}
          />
        </div>
        {de === undefined ? (
          <EmptyState icon={FolderOpen} title={text('transferencia.escolhaDe')}>
            {text('transferencia.escolhaDeTexto')}
          </EmptyState>
        ) : (
          <>
            <Filtros
              filtro={filtro}
              onChange={(next) => {
                setFiltro(next);
                restart();
              }}
            />
            <Conteudos
              read={read}
              unidade={de}
              pagina={pagina}
              chosen={chosen}
              onToggle={toggle}
              onPagina={setPagina}
            />
          </>
        )}
      </section>
      <Pedido
        de={de}
        para={para?.id === de?.id ? undefined : para}
        filtro={asked}
        total={total}
        exato={read.data?.totalExato ?? true}
        chosen={chosen}
        onClear={() => setChosen(none)}
      />
    </div>
  );
};
