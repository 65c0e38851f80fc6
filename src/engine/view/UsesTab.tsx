import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RegistroUso } from '#schemas/shapes/registro.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { RegisterDataProvider } from '../data-provider.ts';
import { fieldsOf } from '../field.ts';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import { placesOf, type RegisterRecord } from '../register.ts';
import { registerOf } from '../use-registers.ts';
import { MoreButton } from './MoreButton.tsx';

/** The server counts no further. */
const countedUpTo = 1_000;

/** Who points to the record, and how many of each; where its list filters by that field, the way to them. */
export function UsesTab({ record }: { record: RegisterRecord }) {
  const text = useText();
  const { resource } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [resource, 'usos', record.id],
      queryFn: ({ pageParam, signal }) => provider.uses(resource, record.id, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.reduce((sum, page) => sum + page.itens.length, 0) < last.total ? pages.length + 1 : undefined,
      meta: { ownError: true },
    });
  if (error)
    return (
      <ErrorState error={error} title={text('cadastro.consulta.usosFalha')} onRetry={() => void refetch()} />
    );
  if (isPending) return <ListSkeleton rows={3} />;
  const uses = data.pages.flatMap(({ itens }) => itens);
  if (uses.length === 0)
    return (
      <EmptyState icon={Unlink} title={text('cadastro.consulta.usosVazio')}>
        {text('cadastro.consulta.usosVazioTexto')}
      </EmptyState>
    );
  return (
    <Sheet flush>
      <PlainTable label={text('cadastro.consulta.usos')}>
        <thead>
          <tr>
            <th scope="col">{text('cadastro.consulta.usosCadastro')}</th>
            <th scope="col">{text('cadastro.consulta.usosCampo')}</th>
            <th scope="col">{text('cadastro.consulta.usosTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <tr key={`${use.titulo} ${use.campo ?? ''}`}>
              <td>
                <UseTitle use={use} id={record.id} />
              </td>
              <td>{use.campo}</td>
              <td className="num">
                {use.total < countedUpTo ? use.total : text('cadastro.consulta.usosMuitos', { n: use.total })}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </Sheet>
  );
}

function UseTitle({ use, id }: { use: RegistroUso; id: number }) {
  const { place } = useRegister();
  const client = useQueryClient();
  const target = use.registro === undefined ? undefined : registerOf(client, use.registro);
  const own = target && target.acoes.includes('list') ? placesOf(target)[0] : undefined;
  if (!target || !own) return use.titulo;
  const { schema, list } = target.definicao;
  const field = fieldsOf(schema).find(
    ({ name, title, property }) =>
      title === use.campo &&
      property['x-relation']?.resource === place.register.definicao.name &&
      list?.filters?.includes(name) === true,
  );
  if (!field) return use.titulo;
  const filter = encodeURIComponent(JSON.stringify({ [field.name]: id }));
  return <Link to={`${registerPath.list(own)}?filter=${filter}`}>{use.titulo}</Link>;
}
