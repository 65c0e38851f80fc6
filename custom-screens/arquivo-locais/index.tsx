import Button from '@mui/material/Button';
import { ArrowRightLeft, FilePen, Plus, ScanBarcode, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { guardaApi } from '#schemas/api/guarda.ts';
import { inventarioApi } from '#schemas/api/inventario.ts';
import type { LocalAberto } from '#schemas/shapes/guarda.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { inventarioPath, localPath } from '#src/conteudo/guarda/local-path.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Itens } from './components/Itens.tsx';
import { Locais } from './components/Locais.tsx';
import { MudarLocal } from './components/MudarLocal.tsx';
import styles from './Locais.module.css';

const typingMs = 300;
const register = '/administracao/local-guarda';

/** The places of the archive of the unit: one of them with what is in it, or where the tree begins. */
export const ArquivoLocais = () => {
  const { id } = useParams();
  const local = Number(id);
  // another place is another page: what was chosen of one is not of the next
  return local > 0 ? <Local key={local} id={local} /> : <Arvore />;
};

const Arvore = () => {
  const text = useText();
  const session = useSession();
  const [q, setQ] = useState('');
  const asked = useSettled(q, typingMs);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('guardaTela.locais.titulo')}
        subtitle={text('guardaTela.locais.ajuda')}
        actions={
          <>
            {can(session, 'arquivoInventariar') && (
              <Button component={Link} to={inventarioPath()} startIcon={<ScanBarcode aria-hidden="true" />}>
                {text('inventarioTela.titulo')}
              </Button>
            )}
            {can(session, 'localGuardaIncluir') && (
              <Button
                component={Link}
                to={`${register}/cadastro`}
                variant="contained"
                startIcon={<Plus aria-hidden="true" />}
              >
                {text('guardaTela.locais.incluir')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.body}>
        <SearchField label={text('guardaTela.locais.procurar')} value={q} onChange={setQ} />
        <Locais
          key={asked}
          query={{ q: asked.trim() === '' ? undefined : asked }}
          paths={asked.trim() !== ''}
          empty={
            <EmptyState
              icon={Warehouse}
              title={text(asked.trim() === '' ? 'guardaTela.locais.vazio' : 'guardaTela.locais.nadaAchado')}
            >
              {text(
                asked.trim() === '' ? 'guardaTela.locais.vazioTexto' : 'guardaTela.locais.nadaAchadoTexto',
              )}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
};

const Local = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data: local, error, refetch } = useRead(guardaApi.local, { params: { id } }, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!local) return <ListSkeleton rows={8} />;
  const { caminho, ocupado, capacidade, medida, largura, observacao, itens, itensComAbaixo } = local;
  return (
    <div className={styles.page}>
      <PageHeader
        title={local.nome}
        pageName={caminho}
        crumbs={[
          { label: text('guardaTela.locais.titulo'), to: localPath() },
          ...local.acima.map((one) => ({ label: one.nome, to: localPath(one.id) })),
          { label: local.nome },
        ]}
        subtitle={`${local.codigo} · ${especieText(text, local.especie)}`}
        beside={!local.ativo && <Chip icon={Warehouse}>{text('guardaTela.locais.inativo')}</Chip>}
        actions={<Acoes local={local} />}
      />
      <div className={styles.body}>
        <Facts
          items={[
            [text('guardaTela.locais.noLocal'), String(itens)],
            [text('guardaTela.locais.aoTodo'), String(itensComAbaixo)],
            [
              text('guardaTela.locais.ocupacao'),
              capacidade === undefined
                ? text('guardaTela.locais.semLimite')
                : text(
                    medida === 'CENTIMETROS'
                      ? 'guardaTela.locais.deCentimetros'
                      : 'guardaTela.locais.deItens',
                    { ocupado, capacidade },
                  ),
            ],
            [
              text('guardaTela.locais.largura'),
              largura === undefined ? undefined : text('guardaTela.bloco.centimetros', { n: largura }),
            ],
            [text('guardaTela.locais.observacao'), observacao],
          ]}
        />
        <section className={styles.part} aria-label={text('guardaTela.locais.dentro')}>
          <h2>{text('guardaTela.locais.dentro')}</h2>
          <Locais
            query={{ superiorId: id }}
            empty={<p className="sm sub">{text('guardaTela.locais.semLocais')}</p>}
          />
        </section>
        <Itens local={local} />
      </div>
    </div>
  );
};

const especieText = (text: ReturnType<typeof useText>, especie: string): string =>
  text(`guardaTela.locais.especies.${especie as 'CAIXA'}`);

const Acoes = ({ local }: { readonly local: LocalAberto }) => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const [asking, setAsking] = useState<'mudar' | 'etiqueta'>();
  const abrir = useAct(inventarioApi.abrir, { refresh: [inventarioApi.listar] });
  const close = (): void => setAsking(undefined);
  return (
    <>
      {can(session, 'localGuardaEditar') && (
        <Button
          component={Link}
          to={`${register}/edicao/${local.id}`}
          variant="text"
          startIcon={<FilePen aria-hidden="true" />}
        >
          {text('guardaTela.locais.editar')}
        </Button>
      )}
      {can(session, 'arquivoGuardar') && (
        <>
          <Button startIcon={<ScanBarcode aria-hidden="true" />} onClick={() => setAsking('etiqueta')}>
            {text('guardaTela.locais.etiquetaDeste')}
          </Button>
          <Button startIcon={<ArrowRightLeft aria-hidden="true" />} onClick={() => setAsking('mudar')}>
            {text('guardaTela.locais.mudar')}
          </Button>
        </>
      )}
      {can(session, 'arquivoInventariar') && (
        <Button
          variant="contained"
          loading={abrir.isPending}
          onClick={() =>
            void quietly(
              abrir.act({ body: { localId: local.id } }),
              ({ id }) => void navigate(inventarioPath(id)),
            )
          }
        >
          {text('guardaTela.locais.inventariar')}
        </Button>
      )}
      {asking === 'mudar' && <MudarLocal local={local} onClose={close} />}
      {asking === 'etiqueta' && (
        <EtiquetasDialog
          guarda={{ locais: [local.id], itens: [] }}
          title={text('guardaTela.locais.etiquetaDeste')}
          onClose={close}
        />
      )}
    </>
  );
};
