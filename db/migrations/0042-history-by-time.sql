-- The history of a day is read by its time.

create index history_by_time on history (at);
