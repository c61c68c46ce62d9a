import type { Section } from './manual.ts';

/** Sections of the English manual about running stations, people and the application itself. */
export const runningEn: Section[] = [
  {
    id: 'stations',
    title: 'Stations and drafts',
    blocks: [
      'Add a station under **Stations**, **Add Station Location**. Its form has nine tabs; the rows under **Directions and Types** are the directions and kinds of traffic that the station counts. People with the preview find the newer form, of three tabs, under **Add Station Location (Preview)**. Both work on the same stations.',
      {
        picture: 'station',
        caption: 'The newer station form. A mark at a tab counts the fields that need a correction.',
      },
      {
        steps: [
          '**Name and Location:** enter the name (without commas) and the coordinates with at least 6 decimals; the longitude is negative. County, city and district are looked up and filled in; you may correct them.',
          'The other tabs: fill in what you know. In the newer form, **Help finding this information** shows how to look up the roadway on the Statewide Planning Map.',
          '**Add as Draft** or **Create Draft** keeps an incomplete station.',
          '**Publish Station** on the last tab needs all required fields. It opens a review of everything that will be published; **Edit** leads back to a field. The station gets its number when you publish it from there.',
        ],
      },
      {
        points: [
          'Find drafts again on the dashboard, under **Show**, **Drafts**. A bar shows how many required fields are filled in. **Edit Draft** continues it.',
          '**Add photos**, below both forms and on a station’s page, takes JPEG, PNG or WebP with a line on what each shows. For a new station they are chosen before it is saved, and go with it. Drafts have photos, too, and keep them when they are published. Where a photo was taken is offered for the station, and kept nowhere.',
          'A draft can be deleted. A published station can be edited, not deleted.',
          'If somebody else has saved the station meanwhile, nothing is lost: bring in the newer record, check it and save again.',
          'Coordinates outside Texas are warned about, not refused.',
          'What looks like a slip is asked when you save: coordinates in another county, a city moved under an issued number, a date far ahead. “Is that right?” Answer, or go back and correct it.',
          'Providers and requesters are contacts of your agency. **Contact Details** shows the one that you chose; a correction there shows at every station that names it.',
        ],
      },
      { head: 'Stations of Eco-Visio' },
      '**Import New Station Locations (Eco-Visio)** lists the sites of your agency’s domain that no station stands for yet. **Add Station** opens the form, filled in with the site and its channels; check the proposed directions. When the station is published, its counts are asked for, from the first day to yesterday. A channel feeds one flow of one station.',
      { head: 'Flows' },
      'In the newer form, the flows of a station stand below it: one for each direction and kind of traffic. The channels of the older form are the same flows; where they differ, it says so and changes only what you change.',
      {
        points: [
          '**+ Add Flow** opens a new row; press a row to open or close it. Once count method, street side, facility type, count type and vendor are chosen, the usual answers to the rest are filled in. Check them; what you chose yourself stays.',
          'For Eco-Counter, enter the **Eco ID** of the channel. For the others the **Flow ID** is made of the station and four answers; no two flows of a station have the same four.',
          'Flows of a draft are published with their station. Once it has counts, a flow keeps its count method, count type, travel direction and street side, and is not deleted; without counts it can be corrected and deleted.',
          '**Update Flows** or **Save Draft Flows** saves all rows at once, deletions too.',
        ],
      },
      { head: 'Counters that fall silent' },
      '**Network Health** shows the state of every counter, what asks for somebody first. Each counter teaches how often it delivers; it is silent when nothing has come for half a day longer than is usual for it, and for a day at least. All are looked at every full hour. A station’s page lists its outages: say how far one was looked into, what its data are good for and who deals with it; closing or classifying it needs a note. **Add closure** enters days on which the station is closed by plan: nothing is expected of its counter then.',
      'Under **Visits and equipment** a station’s page lists who was there and which counter stood there from when to when. What changes while a counter stands there (firmware, settings, the battery, something else) is added with its day by **Add change**; after a visit at which that happened, tick **Something of the counter was changed** and the change is entered next. It stands in every picture of the counts, and a finding that begins within a week of it says so. Where a station has several counters, name the flows that each one counts: of these alone it is then told, and findings compare a flow with what its own counter has counted. **Correct the exchange** moves the last day of one counter and the first day of the next together.',
      'On Mondays an e-mail says what is new of all that. **E-mail about the network** in your profile makes it monthly or ends it, has silent counters, those that are back and imports that failed told at once, and mutes a station up to a day. Where e-mails to you come back, none of these are sent; it says so there, and **Write to this address again** has them sent.',
    ],
  },
  {
    id: 'people',
    title: 'Users, agencies and deployments',
    blocks: [
      { head: 'Users (admins)' },
      'Open **Authorized Users**. **Add User** asks for name and e-mail address; the new user gets an e-mail with a link to set the password. **Status** tells whether somebody was invited, let the link expire, or is active; **Send again** sends another link, which ends the one before. Beside an address it says since when e-mails have not arrived there; **Write to this address again** has those about the network sent once more. **Edit** changes name and address, **Delete** ends the access. Nobody can delete their own account. Only super admins can make somebody an admin.',
      { picture: 'users', caption: 'Authorized Users of an agency.' },
      { head: 'Audit (admins)' },
      '**Audit** lists who did what, and when, the newest first. Filter by action, station or person; **Details** shows values before and after.',
      { head: 'Programs' },
      'Programs ask for counts, and send them, with a token. Make one of your own under **API Tokens** in your profile; admins make those of the agency under **API Tokens of the Agency**. A token is shown once: copy it and keep it as a password is kept. It ends on its day, or when you **Revoke** it. The **API Guide** lists the calls with examples. Counts that a program sends are checked as files are, and stand in the **Import History** under the token’s name.',
      { head: 'For super admins' },
      {
        points: [
          '**Registrations:** approve a request by choosing the agency, or reject it with a reason that the person will read.',
          '**Agencies:** edit an agency, or add one together with its first user. An agency with data is closed, one without anything can be deleted.',
          '**Cities:** the places by which stations are numbered. Add a city, or correct its name, county and prefix; a prefix stays once a number was issued, and is never given to another city.',
          '**Agencies of the Sites**, below **Import New Station Locations (Eco-Visio)**: whose each site of Eco-Visio is. **Hand over** gives one that no station uses to another agency, or back to that of its domain.',
          '**Deployments** (where enabled): which stations were set up together, where, when and what for. The districts and counties narrow the stations to choose from. Deleting a deployment leaves its stations and counts as they are.',
          '**Stations:** all published stations and drafts.',
          '**Clear Cache** makes changed lists of choices appear at once.',
        ],
      },
    ],
  },
  {
    id: 'help',
    title: 'Language, colors, accessibility and help',
    blocks: [
      {
        points: [
          '**Language:** English or Spanish, in the menu with your name and on the login screen. Messages and this manual follow it; e-mails come in both.',
          '**Colors:** light, dark, or as your system is set, beside the language.',
          '**Keyboard:** everything can be done without a mouse. The first Tab on a page leads to **Skip to content**. On the map, arrow keys move between counters, Enter opens one, plus and minus zoom, Escape shows the whole state. On the line chart, arrow keys move, plus and minus zoom, Home shows the whole year.',
          '**Screen readers:** each screen has one main heading and is announced when it opens; charts are also described in words and in a table.',
          '**Small screens and zoom:** every screen works on a phone and with enlarged text.',
        ],
      },
      { head: 'When something fails' },
      'Messages say what went wrong and what you can do. **Try again** repeats a failed call. If it stays, write to us and mention the code or reference in the message.',
      { head: 'Where to get help' },
      {
        points: [
          '**Help & Feedback**, **Glossary** explains the terms, each with a link that you can pass on.',
          '**Help & Feedback**, **Contact Us** writes an e-mail to support@count-exchange.example.',
          'The admins of your agency help with accounts; the terms and conditions are linked in the footer.',
        ],
      },
    ],
  },
];
