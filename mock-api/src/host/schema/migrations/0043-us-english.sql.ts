/** The spelling of two answers in lists that were made before; what people have named otherwise meanwhile stays. */
export const usEnglish = [
  `update codes set label = case list when 'streetSide' then 'Median or center' else 'Bus rapid transit or transfer center' end
   where (list, label) in (('streetSide', 'Median or centre'), ('transit', 'Bus rapid transit or transfer centre'))`,
];
