import type { Section } from './manual.ts';

/** Sections of the English manual about reviewing, marking and certifying counts. */
export const reviewingEn: Section[] = [
  {
    id: 'review',
    title: 'Reviewing: the picture of a year',
    blocks: [
      'Open **Quality Control** and choose **QC** at a station. Choose the year at the top: all counts of that year are drawn, so that faults catch the eye. The list below opens with the counts that wait for review.',
      {
        picture: 'review',
        caption: 'The days of the year and their hours, with what the rules found beside them.',
      },
      {
        points: [
          '**Calendar:** each field is a day, darker where more was counted; a day without data, with missing intervals, with marks or with a finding looks different. Choosing days narrows the list to them. Holidays, events, works, breaks, rain from 0.4 inches (10 mm) on and snow, and what happened to the counter (another one, a change of one, visits, outages, planned closures) stand as small shapes in their days and over the lines, outages and closures as bars; what is said of a day names them. **Holidays, events, weather, counter** hides them.',
          '**Lines:** a line for each flow. **Flows** names them and hides or shows them. Long spans are drawn as daily totals, short ones interval by interval. Values far above the rest stand as triangles on the upper edge.',
          '**Hour by day:** each column is a day, each row an hour. Gaps, zeros and busy hours look different. Choosing a day zooms to its week.',
          '**Dragging** zooms or selects. What you select becomes the dates of the list below.',
          '**Figures by month** holds the same in numbers: totals, intervals without a value, days without data.',
          '**By keyboard:** in the lines the left and right arrows move the cursor; in the hours all four do, by a day and by an hour. It shows the same moment in all pictures, and they follow it beyond their edge. With Shift the arrows move the stretch that is shown; plus and minus zoom, Home shows the whole year.',
        ],
      },
      { head: 'Findings' },
      'Rules look through the counts after each import: gaps, long rows of zeros, repeated values, spikes, flows that stay at zero, counts that the vendor doubts. Each flow is judged against its own past, by weekday and hour. What overlaps is one **case**; those that affect the most counts come first. Each **finding** says what was found, where, by which rules and figures. Nothing is marked before a person decides. **Look again** has the rules go through the counts once more.',
      {
        steps: [
          'Choose **Start with the first finding**. The picture shows where it is; **Show rows** lists its counts.',
          'Choose **Accept** to mark its counts with a suspect value and a note, or **Dismiss** with the reason why they are true. **All of this kind** decides those that are alike at once.',
          'The next one follows. **Decided findings** lists what was decided, by whom; **Open again** takes a decision back. The address names the finding that you look at: whoever opens it sees the same.',
        ],
      },
      '**Thresholds** says from which value on each rule speaks, for the agency, a station or a flow. **Shortcuts** lists the keys: N for the next finding, A to accept, D to dismiss.',
      { head: 'What to look for' },
      {
        points: [
          'Long rows of zeros or of one repeated value: the counter may be blocked or broken.',
          'Values far above those of other days: an event, or a fault.',
          'Missing days; traffic at hours when there should be none: a clock that is wrong.',
        ],
      },
    ],
  },
  {
    id: 'marking',
    title: 'Marking suspect counts',
    blocks: [
      'A count that may be wrong is never changed or deleted. It is marked with the reason, and a note where that helps. Counts without a mark are valid.',
      { picture: 'counts', caption: 'The list of counts, each with its suspect value and its note.' },
      {
        steps: [
          'Narrow the list with the **Filters**: count type, direction, side of the street, suspect, dates, **Show Null Values Only**.',
          'Choose a reason in the column **Suspect** and write a **Note** if needed.',
          'Choose **Update** in the row, or check several rows and choose **Update Checked**. Until then the change is not saved; you are asked before it could be lost.',
        ],
      },
      { head: 'Many counts at once' },
      'Under **Bulk Update** choose whether to change the checked rows or all uncertified counts that match the filters. Choose the suspect value, enter a note, or delete notes, and choose **Apply**.',
      'What touched several stations, such as a storm, is marked at once: under **Quality Control** choose **Mark several stations**, then the mark, its days and the stations. **See what would change** tells it before anything does; each station can be undone by itself.',
      { head: 'Taking back' },
      '**Undo** (Ctrl + Z) takes back your last edit, also of many counts or of a finding; Ctrl + Y does it again. **Change log** shows every edit of the station: when, who, what, down to each count.',
      { head: 'By keyboard' },
      {
        points: [
          'Arrow keys move between cells; Page Up and Page Down move by a page of rows.',
          'Enter or typing edits a cell; Escape takes back what was changed.',
          'Space selects a row; Shift with an arrow selects several; Ctrl + A selects all of the page.',
          'Ctrl + Enter updates the row. Pasting fills the cells below.',
        ],
      },
      'Special events, construction, severe weather and holidays are reasons too: such counts are true and stay part of the yearly average. All other marks take a count out of it.',
    ],
  },
  {
    id: 'certify',
    title: 'Certifying',
    blocks: [
      'By certifying you state that you have reviewed the counts, marked those that are suspect, and that the data are clean and ready for submission. Only certified counts can be exported.',
      {
        steps: [
          'Set the filters so that they hold what you have reviewed, for example a month. Without filters, all counts of the station that are not certified yet are meant.',
          'Choose **Certify**.',
          'Read the question: it names the station, the exact number of counts, and the first and last day. The checklist below says what is in order and what to look at: open findings, gaps that nobody explained, days without counts, counts that the filters leave out.',
          'Choose **Certify** to confirm.',
        ],
      },
      'Where strong findings are open, certifying asks for a **Reason for certifying with strong findings open**. The list of certifications keeps it with the findings, which stay listed under **Decided findings**, **By certifying**.',
      'The certification runs in the background. Meanwhile the station cannot be reviewed; you are notified when it is complete. Suspect counts are certified too, with their marks and notes.',
      'Certified counts are locked: they can no longer be marked, and an import does not replace them. **Certifications** lists who certified what, and when. If something was certified by mistake, contact us: a super admin can reopen days with a reason, which stays on that list. Counts that arrive for days already certified are announced above the picture.',
    ],
  },
];
