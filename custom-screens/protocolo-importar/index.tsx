import { useSearchParams } from 'react-router-dom';
import { Importacao } from './components/Importacao.tsx';
import { NovaImportacao } from './components/NovaImportacao.tsx';

/** Many protocols at once: what arrived is corrected in a table and made in the background; `?importacao=` shows how one went. */
export const ProtocoloImportar = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('importacao') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
  const show = (shown: number | undefined): void =>
    setSearch(shown === undefined ? {} : { importacao: String(shown) });
  return id === undefined ? (
    <NovaImportacao onAsked={show} />
  ) : (
    <Importacao key={id} id={id} onOther={() => show(undefined)} />
  );
};
