### Notifications about a table over days: how somebody is told that it is their turn.

# Where: heading, button, spoken, at most 36 characters.
notify-title = Notifications
# Where: hint.
notify-hint = So that you know when it’s your turn
# Where: spoken.
notify-of = Notifications for table { $code }
# Where: text.
notify-none = This server doesn’t send notifications.

## On this device

# Where: label.
notify-here = Notify this device
# Where: hint.
notify-here-hint = Once for each turn, and again shortly before time runs out
# Where: text.
notify-insecure = This device can’t be notified: browsers only allow it over HTTPS, and this page came over plain HTTP.
# Where: text.
notify-unsupported = This browser can’t show notifications.
# Where: text.
notify-denied = Notifications from this page are blocked. Allow them in your browser’s settings for this site, then try again.
# Where: text.
notify-email-instead = You can get an e-mail instead.
# Where: text.
notify-phone = On an iPhone or iPad, Storyhare has to be on your home screen first:
# Where: text.
notify-phone-add = Tap Share in your browser, then “Add to Home Screen”.
# Where: text.
notify-phone-link = Your seat moves there with this link. It works once, within ten minutes:
# Where: text.
notify-phone-open = Open Storyhare from the home screen, paste the link where it asks for a table code, and turn on notifications there.

## By e-mail

# Where: heading.
notify-email = E-mail
# Where: label.
notify-email-address = Your e-mail address
# Where: hint.
notify-email-hint = You confirm it with a link first. Nobody at the table sees it.
# Where: label.
notify-email-when = How often
# Where: choice.
notify-email-turn = for each turn
# Where: choice.
notify-email-digest = at most once a day
# Where: button, at most 36 characters.
notify-email-add = Confirm by e-mail
# Where: text.
notify-email-waits = Open the link in our e-mail to confirm.

## Quiet hours

# Where: label.
notify-quiet = Quiet hours
# Where: hint.
notify-quiet-hint = Whatever comes up waits until they are over.
# Where: label.
notify-quiet-begins = From
# Where: label.
notify-quiet-ends = To
# Where: hint.
notify-quiet-zone = Time zone: { $zone }

## The host connects a chat of the group

# Where: heading.
notify-group = Group chat
# Where: text.
notify-group-text = It says whose turn it is, but never shows a clue, a card or a vote.
# Where: label.
notify-group-url = Webhook address
# Where: label.
notify-group-form = Service
# Where: choice.
notify-form-discord = Discord
# Where: choice.
notify-form-slack = Slack
# Where: choice.
notify-form-matrix = Matrix
# Where: choice.
notify-form-ntfy = ntfy
# Where: choice.
notify-form-json = another program
# Where: button, at most 36 characters.
notify-group-add = Connect
# Where: text.
notify-group-added = Connected. A first message is on its way.
# Where: label.
notify-group-secret = Key to check our signature, shown only now

## What is turned on

# Where: heading.
notify-on = Turned on
# Where: text.
notify-this-browser = This device
# Where: text.
notify-other-browser = Another device
# Where: text.
notify-webhook-is = Group chat: { $form }
# Where: button, at most 36 characters.
notify-remove = Turn off
# Where: spoken.
notify-remove-it = Turn off: { $what }

## The question after one’s first move

# Where: banner.
notify-ask = It may be hours until your next turn. Shall we let you know when it comes?
# Where: button, at most 36 characters.
notify-ask-yes = Yes, notify me
# Where: button, at most 36 characters.
notify-ask-how = Show me how
# Where: button, at most 36 characters.
notify-ask-no = Not now
# Where: banner.
notify-done = This device will be notified. You can turn that off in the menu.

## The page that a link in an e-mail opens

# Where: heading, browser tab, at most 46 characters.
notify-mail-title = E-mails about table { $code }
# Where: text.
notify-mail-question = Would you like an e-mail when it’s your turn at this table?
# Where: text.
notify-mail-stop = Shall we stop e-mailing you about this table?
# Where: button, at most 36 characters.
notify-mail-yes = Yes, write to me
# Where: button, at most 36 characters.
notify-mail-no = No more e-mails
# Where: text.
notify-mail-on = Good. You’ll get an e-mail when it’s your turn.
# Where: text.
notify-mail-off = You’ll get no more e-mails about this table. Your address has been deleted.
# Where: text.
notify-mail-gone = This link no longer works. The e-mails have been turned off, or the confirmation has expired.
