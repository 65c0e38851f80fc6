-- The first page of each document that was scanned is read after it was looked at, so that it says what it is about: which
-- pages are waited for, and how often one was begun without an end.
alter table captura_pagina add column leitura text check (leitura in ('ESPERA', 'LIDA', 'FALHOU'));
alter table captura_pagina add column leituras integer not null default 0;
create index captura_pagina_a_ler on captura_pagina (captura_id) where leitura = 'ESPERA';
