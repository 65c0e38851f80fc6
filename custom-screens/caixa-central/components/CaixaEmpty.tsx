import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { countFilters } from '../caixa-url.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';

/** What will appear in this tab, and one step from here; with filters, the way out of them. */
export const CaixaEmpty = ({ tab, url }: { readonly tab: Tab; readonly url: CaixaUrl }) => {
  const text = useText();
  const unidade = useSignedIn().dados.departamento.sigla;
  if (countFilters(url.state) > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={text('caixa.vazio.filtrado')}
        action={<Button onClick={url.clearFilters}>{text('caixa.filtros.limparTudo')}</Button>}
      >
        {text('caixa.vazio.filtradoTexto')}
      </EmptyState>
    );
  if (tab.empty === 'pesquisa')
    return (
      <EmptyState title={text('exibicaoCaixa.abas.vazia')}>
        {text('exibicaoCaixa.abas.vaziaTexto')}
      </EmptyState>
    );
  const next = tab.name === 'receber' ? 'unidade' : 'receber';
  return (
    <EmptyState
      title={text(`caixa.vazio.${tab.empty}`, { unidade })}
      action={
        <Button onClick={() => url.setTab(next)}>
          {text(next === 'unidade' ? 'caixa.vazio.verUnidade' : 'caixa.vazio.verReceber')}
        </Button>
      }
    >
      {text(`caixa.vazio.${tab.empty}Texto`, { unidade })}
    </EmptyState>
  );
};
