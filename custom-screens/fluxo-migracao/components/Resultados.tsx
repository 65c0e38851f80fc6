import type { FluxoMigracaoItem } from '#schemas/shapes/fluxo-migracao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import type { Pages } from '../use-pages.ts';
import { Link } from 'react-router-dom';
import { consultaPath } from '#src/conteudo/content-path.ts';

/** The name of a content, where the person sees it. */
const Conteudo = ({ conteudo }: { readonly conteudo: FluxoMigracaoItem['conteudo'] | undefined }) => {
  const text = useText();
  if (!conteudo) return <span className="sub">{text('fluxoMigracao.fora')}</span>;
  return (
    <Link to={consultaPath(conteudo.id, conteudo.tipo)}>
      {conteudo.numero === undefined ? conteudo.assunto : `${conteudo.numero}: ${conteudo.assunto}`}
    </Link>
  );
};

interface ResultadosProps {
  readonly label: string;
  readonly linhas: readonly {
    readonly instanciaId: number;
    readonly conteudo?: FluxoMigracaoItem['conteudo'] | undefined;
    readonly resultado: string;
    readonly motivo: string | undefined;
  }[];
  readonly total: number;
  readonly pages: Pages;
}

/** What would become of each content, or what became of it, a page at a time. */
export const Resultados = ({ label, linhas, total, pages }: ResultadosProps) => {
  const text = useText();
  return (
    <>
      <PlainTable label={label}>
        <thead>
          <tr>
            <th scope="col">{text('fluxoMigracao.conteudo')}</th>
            <th scope="col">{text('fluxoMigracao.resultado')}</th>
            <th scope="col">{text('fluxoMigracao.motivo')}</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ instanciaId, conteudo, resultado, motivo }) => (
            <tr key={instanciaId}>
              <td>
                <Conteudo conteudo={conteudo} />
              </td>
              <td>{resultado}</td>
              <td>{motivo}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {total > pages.pageSize && <Pager {...pages} total={total} shown={linhas.length} exact />}
    </>
  );
};
