-- From when and until when a content is valid, of every kind that shows it: kept with what all kinds have, so that lists and
-- deadlines read it in one place.
alter table conteudo
  add column vigencia_inicio date,
  add column vigencia_fim date,
  add column vigencia_avisada date,
  add column vigencia_vencida_avisada date;
update conteudo c set vigencia_inicio = d.vigencia_inicio, vigencia_fim = d.vigencia_fim,
  vigencia_avisada = d.vigencia_avisada, vigencia_vencida_avisada = d.vigencia_vencida_avisada
from documento d where d.id = c.id and (d.vigencia_inicio is not null or d.vigencia_fim is not null);
alter table conteudo add constraint conteudo_vigencia check (vigencia_fim >= vigencia_inicio);
create index conteudo_vigencia_fim on conteudo (vigencia_fim) where vigencia_fim is not null;
create index conteudo_vigencia_inicio on conteudo (vigencia_inicio) where vigencia_inicio is not null;
alter table documento
  drop column vigencia_inicio,
  drop column vigencia_fim,
  drop column vigencia_avisada,
  drop column vigencia_vencida_avisada;
