import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** How who represents somebody gets the power: whoever is represented gives it, to these data. */
export const QuemRepresento = ({ sessao }: { readonly sessao: ExternoSessao }) => {
  const text = useText();
  return (
    <Sheet title={text('externo.procuracao.represento')}>
      <p>{text('externo.procuracao.representoAjuda')}</p>
      <Facts
        items={[
          [text('externo.procuracao.nome'), sessao.nome],
          [text('externo.procuracao.documento'), cpfCnpj.display(sessao.documento)],
          [text('externo.procuracao.email'), sessao.email],
        ]}
      />
      <p className="sub">{text('externo.procuracao.representoPapel')}</p>
    </Sheet>
  );
};
